"""Small changes to Python sources that tests should notice.

Text for people, annotations, assertions and what only tests or debuggers read are left alone: changing them
changes no game.
"""

import ast
from dataclasses import dataclass

COMPARISONS: dict[type[ast.cmpop], type[ast.cmpop]] = {
    ast.Eq: ast.NotEq,
    ast.NotEq: ast.Eq,
    ast.Lt: ast.LtE,
    ast.LtE: ast.Lt,
    ast.Gt: ast.GtE,
    ast.GtE: ast.Gt,
    ast.In: ast.NotIn,
    ast.NotIn: ast.In,
    ast.Is: ast.IsNot,
    ast.IsNot: ast.Is,
}
MOST = 100  # larger numbers are limits and sizes that no game reaches
UNREAD = ("__repr__", "__hash__", "__reduce__", "samples", "kinds")
# Declarations: their arguments are names of the catalogue, of paragraphs and of kinds.
DECLARING = ("Event", "Refusal", "Option", "verb", "effect", "LichtungError", "isinstance", "range", "zip")
EARLY = {
    "None": ["return"],
    "bool": ["return False", "return True"],
    "int": ["return 0"],
}


@dataclass(frozen=True)
class Mutant:
    """One change: these bytes of a source file become other ones."""

    path: str
    kind: str
    start: int
    end: int
    text: str

    def key(self) -> list[object]:
        return [self.path, self.kind, self.start, self.end, self.text]

    def of(self, source: bytes) -> bytes:
        return source[: self.start] + self.text.encode() + source[self.end :]


class Finder(ast.NodeVisitor):
    """Collects the mutants of one file."""

    def __init__(self, path: str, source: bytes) -> None:
        self.path = path
        self.source = source
        self.lines = [0]
        for line in source.splitlines(keepends=True):
            self.lines.append(self.lines[-1] + len(line))
        self.found: list[Mutant] = []
        self.within = ""  # the function; constructors and modules need every statement

    def add(self, kind: str, node: ast.expr | ast.stmt, text: str) -> None:
        assert node.end_lineno is not None
        assert node.end_col_offset is not None
        start = self.lines[node.lineno - 1] + node.col_offset
        end = self.lines[node.end_lineno - 1] + node.end_col_offset
        mutant = Mutant(self.path, kind, start, end, text)
        if mutant.of(self.source) != self.source:
            self.found.append(mutant)

    # --- What is left alone

    def visit_Assert(self, node: ast.Assert) -> None:
        pass

    def visit_Raise(self, node: ast.Raise) -> None:
        pass

    def visit_JoinedStr(self, node: ast.JoinedStr) -> None:
        pass

    def visit_AnnAssign(self, node: ast.AnnAssign) -> None:
        if node.value is not None:
            self.visit(node.value)

    def visit_arg(self, node: ast.arg) -> None:
        pass

    # --- What is changed

    def visit_FunctionDef(self, node: ast.FunctionDef) -> None:
        if node.name in UNREAD:
            return
        self.early(node)
        was, self.within = self.within, node.name
        for default in [*node.args.defaults, *node.args.kw_defaults]:
            if default is not None:
                self.visit(default)
        for statement in node.body:
            self.visit(statement)
        self.within = was

    def early(self, node: ast.FunctionDef) -> None:
        """The function returns before it has done anything."""
        body = node.body[1:] if ast.get_docstring(node) is not None else node.body
        if not body or node.returns is None or node.name == "__init__" or isinstance(body[0], ast.Raise):
            return
        returns = ast.unparse(node.returns)
        texts = EARLY.get(returns, ["return None"] if returns.endswith("| None") else [])
        first = self.lines[body[0].lineno - 1] + body[0].col_offset
        for text in texts:
            if ast.unparse(body[0]) != text and not isinstance(body[0], ast.Pass):
                space = " " * body[0].col_offset
                self.found.append(Mutant(self.path, "early return", first, first, f"{text}\n{space}"))

    def visit_Compare(self, node: ast.Compare) -> None:
        for place, op in enumerate(node.ops):
            other = COMPARISONS[type(op)]
            ops = [other() if n == place else o for n, o in enumerate(node.ops)]
            self.add("comparison", node, f"({ast.unparse(ast.Compare(node.left, ops, node.comparators))})")
        self.generic_visit(node)

    def visit_BoolOp(self, node: ast.BoolOp) -> None:
        other = ast.Or() if isinstance(node.op, ast.And) else ast.And()
        self.add("and or", node, f"({ast.unparse(ast.BoolOp(other, node.values))})")
        self.generic_visit(node)

    def visit_UnaryOp(self, node: ast.UnaryOp) -> None:
        if isinstance(node.op, ast.Not):
            self.add("not", node, f"({ast.unparse(node.operand)})")
        self.generic_visit(node)

    def visit_If(self, node: ast.If) -> None:
        if not isinstance(node.test, ast.Compare | ast.UnaryOp):  # those are turned round already
            self.add("not", node.test, f"not ({ast.unparse(node.test)})")
        self.generic_visit(node)

    def visit_Constant(self, node: ast.Constant) -> None:
        if isinstance(node.value, bool):
            self.add("true false", node, str(not node.value))
        elif isinstance(node.value, int) and node.value <= MOST:
            self.add("number", node, str(node.value + 1))
            if node.value:
                self.add("number", node, str(node.value - 1))

    def visit_Expr(self, node: ast.Expr) -> None:
        if isinstance(node.value, ast.Call) and self.within:
            self.add("removed", node, "pass")
        self.generic_visit(node)

    def visit_Assign(self, node: ast.Assign) -> None:
        kept = self.within in ("", "__init__")
        if not kept and isinstance(node.targets[0], ast.Attribute | ast.Subscript):
            self.add("removed", node, "pass")
        self.visit(node.value)

    def visit_AugAssign(self, node: ast.AugAssign) -> None:
        self.add("removed", node, "pass")
        self.generic_visit(node)

    def visit_Call(self, node: ast.Call) -> None:
        name = ast.unparse(node.func).rpartition(".")[2]
        if name in DECLARING:
            return
        for place in range(len(node.args) - 1):
            one, two = node.args[place], node.args[place + 1]
            plain = all(isinstance(arg, ast.Name | ast.Attribute) for arg in (one, two))
            if plain and not {"s", "out"} & {ast.unparse(one), ast.unparse(two)}:  # a crash is too easy
                args = [*node.args[:place], two, one, *node.args[place + 2 :]]
                self.add("swapped", node, ast.unparse(ast.Call(node.func, args, node.keywords)))
        self.generic_visit(node)


def mutants_of(path: str, source: bytes) -> list[Mutant]:
    """Every change of a file; some may give no Python, or the same in another spelling: see `changes`."""
    finder = Finder(path, source)
    finder.visit(ast.parse(source))
    return list(dict.fromkeys(finder.found))


def changes(mutant: Mutant, source: bytes) -> bool:
    """Whether the changed file is still Python, and means something else."""
    try:
        return ast.dump(ast.parse(mutant.of(source))) != ast.dump(ast.parse(source))
    except SyntaxError:
        return False
