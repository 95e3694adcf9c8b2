"""The chart and the page of how a server grows."""

from xml.etree import ElementTree

from tools.growth import BUSY, Measured, carried, chart, page


def run(games: int, cost: float, p99: float, processes: int = 1, alone: bool = True) -> Measured:
    return Measured(games, processes, games * 0.9, cost, p99 / 4, p99, 12.0, 80.0 + games, "plain", alone)


RUNS = [run(100, 1.5, 8.0), run(300, 1.4, 14.0), run(1000, 1.6, 90.0, alone=False)]


def test_the_chart_has_every_figure_in_its_place() -> None:
    root = ElementTree.fromstring(chart(RUNS))
    circles = [element for element in root.iter() if element.tag.endswith("circle")]
    assert len(circles) == 3 * len(RUNS)
    width, height = (float(number) for number in root.attrib["viewBox"].split()[2:])
    for circle in circles:
        assert 0 < float(circle.attrib["cx"]) < width
        assert 0 < float(circle.attrib["cy"]) < height
    p99 = [float(circle.attrib["cy"]) for circle in circles[: len(RUNS)]]
    assert p99 == sorted(p99, reverse=True), "what takes longer stands higher"


def test_one_run_is_a_chart_too() -> None:
    ElementTree.fromstring(chart(RUNS[:1]))


def test_the_page_says_what_is_measured_and_what_is_computed() -> None:
    text = page(RUNS, run(300, 2.0, 20.0, 2), 1.0)
    assert "| 1000 | 900 | 1.60 | 22.5 | 90.0 | 12 | 1080 | no: others used the machine |" in text
    assert f"| 1 | 1.40 | {int(BUSY * 1000 / 1.4)} | measured with 300 games |" in text
    assert f"| 2 | 2.00 | {carried(2.0, 2, 1.0)} | measured with 300 games |" in text
    assert f"| 8 | 2.00 | {carried(2.0, 8, 1.0)} | computed |" in text
    alone = page(RUNS, None, 1.0)
    assert "not measured" in alone
    assert alone.count("computed |") == 3
