"""What a soak makes of its minutes."""

from tools.soak import Sample, growth, growth_in_use, next_beat


def sample(minute: int, server_kb: int, blocks: int = 0, rooms: int = 0) -> Sample:
    return Sample(minute, server_kb, blocks, 0, rooms, *([0] * 8))


def test_the_line_through_the_minutes_says_what_an_hour_adds() -> None:
    flat = [sample(minute, 100_000 + (minute % 2) * 200) for minute in range(60)]
    slope, part = growth(flat)
    assert abs(slope) < 20
    assert abs(part) < 0.001
    slope, part = growth([sample(minute, 100_000 + 100 * minute) for minute in range(60)])
    assert round(slope) == 6000
    assert 0.05 < part < 0.07


def test_what_is_in_use_is_judged_at_equal_numbers_of_tables() -> None:
    rooms = [100 + minute * 7 % 20 for minute in range(90)]
    flat = [sample(minute, 0, 500_000 + 900 * now, now) for minute, now in enumerate(rooms)]
    assert abs(growth_in_use(flat)) < 1e-6
    leaking = [sample(m, 0, 500_000 + 900 * now + 200 * m, now) for m, now in enumerate(rooms)]
    assert 0.015 < growth_in_use(leaking) < 0.025


def test_what_was_missed_is_not_made_up_for() -> None:
    assert next_beat(due=10.0, now=10.1, beat=1.0) == (11.0, 0)
    assert next_beat(due=10.0, now=11.5, beat=1.0) == (11.0, 0), "late, and still made"
    assert next_beat(due=10.0, now=73.2, beat=1.0) == (73.0, 62), "a minute in which the machine stood still"
