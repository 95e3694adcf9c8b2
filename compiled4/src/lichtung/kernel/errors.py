"""A user's mistake, said by key: the catalogues turn it into words."""


class LichtungError(Exception):
    """Bad input: what is wrong (a catalogue key with its arguments) and where (file, line or key).

    Never a bug in the program: whoever catches it shows the sentence, not a traceback.
    """

    def __init__(self, key: str, where: str = "", **args: str | int) -> None:
        super().__init__(key, where, args)
        self.key = key
        self.where = where
        self.args_by_name = args

    def __str__(self) -> str:
        said = ", ".join(f"{name}={value}" for name, value in self.args_by_name.items())
        return f"{self.where + ': ' if self.where else ''}{self.key}{' (' + said + ')' if said else ''}"

    def __reduce__(self) -> tuple[object, tuple[object, ...]]:
        # Worker processes send their errors home pickled; the named arguments must come along.
        return (_again, (self.key, self.where, self.args_by_name))

    def at(self, where: str) -> "LichtungError":
        """The same mistake with an outer place put in front (a file before its key)."""
        inner = f"{where}: {self.where}" if self.where else where
        return LichtungError(self.key, inner, **self.args_by_name)


def _again(key: str, where: str, args: dict[str, str | int]) -> LichtungError:
    return LichtungError(key, where, **args)
