"""Commands that have commands of their own."""

import click

from lichtung.cli.help_texts import Context, localize
from lichtung.cli.main import lang_option
from lichtung.kernel.errors import LichtungError


class CommandGroup(click.Group):
    """Commands under a common word; texts are `cli-<word>-<command>`."""

    context_class = Context

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        found = super().get_command(ctx, cmd_name)
        if found is not None:
            if not any(param.name == "lang" for param in found.params):
                found.params.append(lang_option())
            localize(found, f"{self.name}-{cmd_name}", ctx.find_root().obj.words)
        return found

    def list_commands(self, ctx: click.Context) -> list[str]:
        return list(self.commands)

    def resolve_command(
        self, ctx: click.Context, args: list[str]
    ) -> tuple[str | None, click.Command | None, list[str]]:
        if args[0] not in self.commands and not args[0].startswith("-"):
            known = ", ".join(f"{self.name} {name}" for name in self.commands)
            raise LichtungError("cli-command-unknown", name=f"{self.name} {args[0]}", known=known)
        return super().resolve_command(ctx, args)
