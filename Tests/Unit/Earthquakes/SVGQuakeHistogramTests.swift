import CoreDomain
import CoreTesting
import EarthquakesDomain
import EarthquakesTesting
import Testing

@testable import EarthquakesInfrastructure

@Suite struct SVGQuakeHistogramTests {
  @Test func drawsABarForEachDayWithEarthquakes() throws {
    let picture = try histogram(
      [("2026-01-01", 2), ("2026-01-02", 4), ("2026-01-05", 1)], since: "2026-01-01",
      through: "2026-01-08T10:00:00Z")
    let bars = picture.all(in: "bars", "rect")
    #expect(
      bars.compactMap { $0.text(of: "title") }
        == ["2026-01-01: 2", "2026-01-02: 4", "2026-01-05: 1"])
    let heights = bars.compactMap { $0.number("height") }
    #expect(heights == [heights[2] * 2, heights[2] * 4, heights[2]])
    let lefts = bars.compactMap { $0.number("x") }
    #expect(abs((lefts[1] - lefts[0]) * 3 - (lefts[2] - lefts[1])) < 0.5)
  }

  @Test(arguments: [
    ("2026-01-01", "2026-04-30T23:59:59.999Z", "day", "2026-04-30", "2026-01-15"),
    ("2026-01-01", "2026-05-01T00:00:00Z", "week", "2026-04-27", "2026-01-12"),
    ("2015-10-01", "2025-09-30T00:00:00Z", "month", "2025-09", "2026-01"),
    ("1969-12-29", "1970-06-01T00:00:00Z", "week", "1970-06-01", "2026-01-12"),
    ("1906-04-18", "2025-12-31T00:00:00Z", "year", "2025", "2026"),
    ("0001-01-01", "2025-12-31T00:00:00Z", "decade", "2020s", "2020s"),
  ])
  func scalesABarToTheWidth(
    _ since: String, _ last: String, _ bin: String, _ name: String, _ other: String
  ) throws {
    let day = String(last.prefix(10))
    let picture = try histogram([(day, 3)], since: since, through: last)
    #expect(picture.root.text(of: "title") == "Earthquakes near San Ramon per \(bin)")
    #expect(picture.all(in: "bars", "rect").map { $0.text(of: "title") } == ["\(name): 3"])
    #expect(
      SVGQuakeBin(rawValue: bin).map { $0.name(of: $0.index(of: .fixture("2026-01-15T00:00:00Z"))) }
        == other)
  }

  @Test func losesNoQuakeWhenDaysAreGrouped() throws {
    let first = Timestamp.fixture("1906-04-18T00:00:00Z")
    let days = (0..<4000).compactMap { number in
      Timestamp(secondsSince1970: first.secondsSince1970 + Int64(number) * 11 * 86_400)
        .map { QuakeDay(day: $0, count: number % 7) }
    }
    for bin in [first, .fixture("1980-01-01T00:00:00Z"), .fixture("2026-08-15T00:00:00Z")] {
      let bins = SVGQuakeBins(days, from: bin, through: .fixture("2026-09-30T00:00:00Z"))
      #expect(bins.total == days.map(\.count).reduce(0, +))
      #expect(bins.counts.keys.allSatisfy(bins.range.contains))
    }
  }

  @Test func scalesTheAxisAboveEveryBar() throws {
    for highest in [1, 4, 5, 6, 9, 10, 99, 101, 4711, 20_000] {
      let picture = try histogram(
        [("2026-01-01", highest)], since: "2026-01-01", through: "2026-01-02T00:00:00Z")
      let numbers = picture.all("text").filter { $0.attributes["text-anchor"] == "end" }
        .compactMap { Int($0.text) }
      #expect(numbers.first == 0 && (numbers.last ?? 0) >= highest && numbers.count <= 6)
      #expect(picture.all(in: "bars", "rect").allSatisfy { ($0.number("y") ?? 0) >= 77 })
    }
  }

  @Test func describesTheHistogramForScreenReaders() throws {
    let picture = try histogram(
      [("2026-01-01", 2), ("2026-01-02", 4), ("2026-01-05", 4)], since: "2026-01-01",
      through: "2026-01-08T10:00:00Z")
    #expect(
      picture.root.attributes["aria-labelledby"]
        == "quake-histogram-title quake-histogram-description")
    #expect(
      picture.root.text(of: "desc")
        == "10 earthquakes near San Ramon, within 100 km, since 2026-01-01. One bar for each day, from "
        + "2026-01-01 to 2026-01-08. The most in one day: 4, in 2026-01-02.")
  }

  @Test func drawsOnlyTheAxesWithoutEarthquakes() throws {
    let picture = try histogram([], since: "2026-01-01", through: "2026-01-08T10:00:00Z")
    #expect(picture.all(in: "bars", "rect").isEmpty)
    #expect(
      picture.root.text(of: "desc")
        == "0 earthquakes near San Ramon, within 100 km, since 2026-01-01. One bar for each day, from "
        + "2026-01-01 to 2026-01-08.")
  }

  @Test func hidesNoEarthquakesIfTheClockIsSlow() throws {
    let picture = try histogram(
      [("2026-03-01", 2)], since: "2026-02-01", through: "2026-01-01T00:00:00Z")
    let bar = try #require(picture.all(in: "bars", "rect").first)
    #expect(bar.text(of: "title") == "2026-03-01: 2")
    #expect((56...464).contains(bar.number("x") ?? 0))
    #expect(picture.root.text(of: "desc")?.contains("from 2026-02-01 to 2026-03-01.") == true)
  }

  @Test(arguments: [
    ("2026-01-11", "2026-01-05"), ("2026-01-12", "2026-01-12"), ("1969-12-28", "1969-12-22"),
    ("1969-12-29", "1969-12-29"), ("0001-01-03", "0001-01-01"),
  ])
  func startsAWeekOnMonday(_ day: String, _ monday: String) {
    let week = SVGQuakeBin.week
    #expect(week.name(of: week.index(of: .fixture(day + "T00:00:00Z"))) == monday)
  }

  @Test func escapesAnyNameInSVG() throws {
    let place = Place(name: "</text><script>", region: "", coordinates: .sanRamon)
    let text = SVGQuakeDrawing(rules: .fixture).histogram(
      of: [], for: .fixture(near: place), through: .fixture("2026-01-01T00:00:00Z"))
    #expect(
      try SVGReading(text).root.text(of: "title")
        == "Earthquakes near </text><script> per year")
  }

  private func histogram(
    _ days: [(String, Int)], since: String, through last: String
  ) throws -> SVGReading {
    let days = days.map { QuakeDay(day: .fixture($0.0 + "T00:00:00Z"), count: $0.1) }
    return try SVGReading(
      SVGQuakeDrawing(rules: .fixture).histogram(
        of: days, for: .fixture(since: since), through: .fixture(last)))
  }
}
