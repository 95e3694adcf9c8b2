"""What a soak makes of its minutes."""

from tools.soak import Sample, growth


def sample(minute: int, server_kb: int) -> Sample:
    return Sample(minute, server_kb, 0, *([0] * 8))


def test_the_line_through_the_minutes_says_what_an_hour_adds() -> None:
    flat = [sample(minute, 100_000 + (minute % 2) * 200) for minute in range(60)]
    slope, part = growth(flat)
    assert abs(slope) < 20
    assert abs(part) < 0.001
    slope, part = growth([sample(minute, 100_000 + 100 * minute) for minute in range(60)])
    assert round(slope) == 6000
    assert 0.05 < part < 0.07
