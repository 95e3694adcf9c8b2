"""As much of JSON Schema as the server's own document uses: checking values, making values up."""

import re
from random import Random
from typing import Any

TYPES: dict[str, tuple[type, ...]] = {
    "object": (dict,),
    "array": (list,),
    "string": (str,),
    "integer": (int,),
    "number": (int, float),
    "boolean": (bool,),
    "null": (type(None),),
}
ABOUT = {"title", "description", "default", "discriminator"}  # say nothing about what is valid
LENGTHS = {"minLength": 1, "maxLength": -1, "minItems": 1, "maxItems": -1}
BOUNDS = {"minimum": 1, "maximum": -1}


class Schemas:
    """The schemas of a document."""

    def __init__(self, document: dict[str, Any]) -> None:
        self.parts: dict[str, Any] = dict(document["components"]["schemas"])

    def follow(self, schema: dict[str, Any]) -> dict[str, Any]:
        while "$ref" in schema:
            assert set(schema) - ABOUT == {"$ref"}
            schema = self.parts[schema["$ref"].removeprefix("#/components/schemas/")]
        return schema

    def check(self, value: Any, schema: dict[str, Any], where: str = "$") -> None:
        """Fail with the place if a value is not as a schema says; an unknown keyword fails too."""
        schema = self.follow(schema)
        for word, want in schema.items():
            if word not in ABOUT:
                assert self.holds(word, want, value, schema, where), f"{where}: {value!r} {word} {want}"

    def fits(self, value: Any, schema: dict[str, Any]) -> bool:
        try:
            self.check(value, schema)
        except AssertionError:
            return False
        return True

    def holds(self, word: str, want: Any, value: Any, schema: dict[str, Any], where: str) -> bool:
        if word == "type":
            names = [want] if isinstance(want, str) else want
            kinds = tuple(kind for name in names for kind in TYPES[name])
            return isinstance(value, kinds) and (not isinstance(value, bool) or bool in kinds)
        if word == "anyOf":
            return any(self.fits(value, option) for option in want)
        if word in ("enum", "const"):
            return bool(value in (want if word == "enum" else [want]))
        if word == "required":
            return all(name in value for name in want)
        if word == "properties":
            for name in want.keys() & value.keys():
                self.check(value[name], want[name], f"{where}.{name}")
            return True
        if word == "additionalProperties":
            others = value.keys() - schema.get("properties", {}).keys()
            for name in others if isinstance(want, dict) else ():
                self.check(value[name], want, f"{where}.{name}")
            return want is not False or not others
        if word == "propertyNames":
            return True
        if word == "prefixItems":
            for i, (part, option) in enumerate(zip(value, want, strict=True)):
                self.check(part, option, f"{where}[{i}]")
            return True
        if word == "items":
            for i, part in enumerate(value if isinstance(want, dict) else ()):
                self.check(part, want, f"{where}[{i}]")
            return True
        if word == "pattern":
            return re.search(want, value) is not None
        if word in LENGTHS:
            return bool(LENGTHS[word] * len(value) >= LENGTHS[word] * want)
        if word in BOUNDS:
            return bool(BOUNDS[word] * value >= BOUNDS[word] * want)
        raise AssertionError(f"{where}: {word}")

    def make(self, schema: dict[str, Any], rng: Random) -> Any:
        """A value as a schema wants it; optional parts are there half of the time."""
        schema = self.follow(schema)
        if "anyOf" in schema:
            return self.make(rng.choice(schema["anyOf"]), rng)
        if "enum" in schema:
            return rng.choice(schema["enum"])
        kind = schema.get("type")
        if kind == "object":
            needed = schema.get("required", ())
            return {
                name: self.make(part, rng)
                for name, part in schema.get("properties", {}).items()
                if name in needed or rng.random() < 0.5
            }
        if kind == "array":
            return [self.make(schema.get("items") or {}, rng) for _ in range(rng.randrange(4))]
        if kind == "integer":
            return rng.randint(schema.get("minimum", -3), schema.get("maximum", 100))
        return {
            "string": rng.choice(("me", "human", "random", "heirs", "root", "x" * 12)),
            "number": rng.random(),
            "boolean": rng.random() < 0.5,
        }.get(str(kind))
