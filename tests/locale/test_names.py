"""Factions by name: a whole name goes before a word that several names share."""

from lichtung.locale.names import ids_of
from lichtung.root.game import FACTIONS


def test_a_whole_name_or_id_goes_before_a_part_of_one() -> None:
    text = "marquise,Marquise de Katz,katz,mechanical-marquise,Vagabund,vagabond"
    want = "marquise,marquise,marquise,mechanical-marquise,vagabond,vagabond"
    assert ids_of(text, "root-seat", FACTIONS) == want


def test_unknown_words_stay_for_the_rules_to_refuse() -> None:
    assert ids_of("Otter Bank, vagabond-2", "root-seat", FACTIONS) == "Otter Bank,vagabond-2"
