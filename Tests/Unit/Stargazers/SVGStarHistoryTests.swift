import CoreDomain
import CoreTesting
import StargazersDomain
import StargazersTesting
import Testing

@testable import StargazersInfrastructure

@Suite struct SVGStarHistoryTests {
  @Test func drawsTheLineFromTheFirstWeekToTheTotal() throws {
    let picture = try chart(total: 10, [[1, 0, 0, 0, 0, 0, 0], [0, 2, 0, 0, 0, 1, 0], [6]])
    let points = try points(of: picture)
    #expect(points.map(\.x) == points.map(\.x).sorted())
    #expect(points.map(\.y) == points.map(\.y).sorted(by: >))
    #expect(points.count == 4)
    #expect(points.first == [64, 356] && points.last == [700, 76])
    #expect(has(picture, "10"))
  }

  /// The week starts on 2025-12-28, and the service was asked on 2026-01-01.
  @Test func endsTheCurrentWeekAtTheTimeOfTheRequest() throws {
    let picture = try chart(total: 1, [[1]])
    #expect(has(picture, "1 star, from 2025-12-28 to 2026-01-01."))
    #expect(
      picture.root.text(of: "desc")?.contains("Best week: 1 new star in the week from 2025-12-28.")
        == true)
    let behind = try chart(total: 1, [[1]], askedAt: "2020-01-01T00:00:00Z")
    #expect(has(behind, "1 star, from 2025-12-28 to 2026-01-04."))
  }

  @Test(arguments: [
    (0, "No stars yet"), (7, "No weekly data yet"),
  ])
  func showsASentenceInsteadOfAnEmptyChart(_ total: Int, _ words: String) throws {
    let picture = try chart(total: total, [])
    #expect(has(picture, words))
    #expect(picture.all("polyline").isEmpty)
  }

  @Test func describesTheChartForScreenReaders() throws {
    let weeks = [[0], [1234], [1234], [2]]
    let picture = try chart(total: 40_960, weeks)
    #expect(picture.root.attributes["role"] == "img")
    #expect(
      picture.root.attributes["aria-labelledby"] == "star-history-title star-history-description")
    #expect(picture.root.text(of: "title") == "Star history of lindqvist/glaze")
    #expect(
      picture.root.text(of: "desc")
        == "lindqvist/glaze has 40,960 stars, from 2025-12-07 to 2026-01-01. "
        + "Best week: 1,234 new stars in the week from 2025-12-14. "
        + "Last updated on 2026-01-01 00:00 UTC.")
  }

  @Test(arguments: [true, false])
  func distinguishesStoredDataFromCurrentData(_ isComplete: Bool) throws {
    let text = SVGStarHistoryDrawing().chart(
      of: .fixture([], origin: .stored(isComplete: isComplete)))
    #expect(text.contains("Stored data, last updated on 2025-12-31 21:00 UTC."))
    #expect(text.contains("The history may be incomplete.") == !isComplete)
  }

  @Test func drawsALongHistoryWithAtMostOnePointPerPixel() throws {
    let picture = try chart(total: 3000, Array(repeating: [1], count: 3000))
    let points = try points(of: picture)
    #expect((400...1300).contains(points.count))
    #expect(points.last == [700, 76])
  }

  @Test(arguments: [0, 1, 4, 5, 6, 9, 10, 99, 101, 4711, 40_960, 999_999, 1_000_000, 123_456_789])
  func scalesTheAxisAboveTheLine(_ highest: Int) {
    let scale = SVGStarScale(highest: highest)
    #expect((scale.values.last ?? -1) >= highest && scale.values.first == 0)
    #expect((2...6).contains(scale.values.count))
    #expect((76...356).contains(scale.y(of: highest)))
    #expect(Set(scale.values.map(SVGStarScale.name)).count == scale.values.count)
  }

  @Test(arguments: [
    (0, "0"), (500, "500"), (9999, "9,999"), (10_000, "10k"), (500_000, "500k"), (1_000_000, "1M"),
    (1_500_000, "1.5M"), (20_000_000, "20M"),
  ])
  func abbreviatesTheNumbersOfTheAxis(_ value: Int, _ name: String) {
    #expect(SVGStarScale.name(of: value) == name)
  }

  @Test(arguments: [
    ("2025-12-28", "2026-01-01", ["2025-12-28"]),
    (
      "2025-11-02", "2026-01-01",
      ["2025-11-02", "2025-11-16", "2025-11-30", "2025-12-14", "2025-12-28"]
    ),
    ("2025-11-30", "2026-02-22", ["2025-12", "2026-01", "2026-02"]),
    ("2025-07-06", "2026-01-04", ["2025-09", "2025-11", "2026-01"]),
    (
      "2025-06-01", "2025-11-02",
      ["2025-06", "2025-07", "2025-08", "2025-09", "2025-10", "2025-11"]
    ),
    ("2025-08-03", "2026-01-01", ["2025-09", "2025-10", "2025-11", "2025-12", "2026-01"]),
    ("2015-10-04", "2025-12-28", ["2016", "2018", "2020", "2022", "2024"]),
    ("2021-02-07", "2026-01-01", ["2022", "2023", "2024", "2025", "2026"]),
    (
      "0001-01-07", "9999-12-26",
      ["1000", "2000", "3000", "4000", "5000", "6000", "7000", "8000", "9000"]
    ),
  ])
  func labelsTheAxisWithCalendarDates(
    _ first: String, _ last: String, _ names: [String]
  ) {
    let scale = SVGStarTimeScale(
      from: .fixture(first + "T00:00:00Z"), through: .fixture(last + "T00:00:00Z"))
    #expect(scale.marks.map(\.name) == names)
    #expect(scale.marks.allSatisfy { (64...700).contains(scale.x(of: $0.moment)) })
  }
}

extension SVGStarHistoryTests {
  /// Returns a chart of weeks, oldest first. The last week starts on 2025-12-28. Omitted days have
  /// no stars.
  private func chart(
    total: Int, _ weeks: [[Int]], askedAt: String = "2026-01-01T00:00:00Z"
  ) throws -> SVGReading {
    let weeks = zip(0..., weeks.reversed()).map { number, days in
      StarWeek.fixture(number, days: days + Array(repeating: 0, count: 7 - days.count))
    }
    let history = StarHistory(
      repository: .fixture(), total: total, weeks: weeks, origin: .service(.fixture(askedAt)))
    return try SVGReading(SVGStarHistoryDrawing().chart(of: history))
  }

  /// Returns whether the image contains a line of text.
  private func has(_ picture: SVGReading, _ text: String) -> Bool {
    picture.all("text").contains { $0.text == text }
  }

  private func points(of picture: SVGReading) throws -> [[Double]] {
    let line = try #require(picture.all("polyline").first)
    return try #require(line.attributes["points"]).split(separator: " ")
      .map { $0.split(separator: ",").compactMap { Double($0) } }
  }
}

extension [Double] {
  fileprivate var x: Double { self[0] }
  fileprivate var y: Double { self[1] }
}
