import BookshelfDomain
import CoreDomain
import Testing

/// A calendar date without a time or time zone.
@Suite struct ReleaseDateTests {
  @Test(arguments: [
    ("2026-02-28", 2026, 2, 28), ("2024-02-29", 2024, 2, 29), ("2000-02-29", 2000, 2, 29),
    ("2026-12-31", 2026, 12, 31), ("2026-01-01", 2026, 1, 1), ("0001-01-01", 1, 1, 1),
    ("9999-12-31", 9999, 12, 31),
  ])
  func readsADateAndPrintsItUnchanged(
    _ text: String, _ year: Int, _ month: Int, _ day: Int
  ) throws {
    let date = try #require(ReleaseDate(text))
    #expect([date.year, date.month, date.day] == [year, month, day])
    #expect(date.description == text)
    #expect(date.begins.iso8601 == "\(text)T00:00:00Z")
  }

  @Test(arguments: [
    "2026-02-29", "2025-02-29", "1900-02-29", "2100-02-29", "2026-02-30", "2026-04-31",
    "2026-13-01", "2026-00-10", "2026-10-00", "2026-10-32", "0000-01-01",
  ])
  func rejectsADayThatDoesNotExist(_ text: String) {
    #expect(ReleaseDate(text) == nil)
  }

  @Test(arguments: [
    "", "2026", "2026-10", "2026-1-01", "2026-10-1", "26-10-01", "2026/10/01", "20261001",
    "2026-10-01T00:00:00Z", " 2026-10-01", "2026-10-01 ", "2026-10-01-", "-026-10-01",
    "+026-10-01", "2026-+1-01", "２０２６-10-01", "2026-10-0a", "2026-10-01\n", "12026-10-01",
    "2026-10-01\u{301}", "2026-é-01",
  ])
  func rejectsOtherFormats(_ text: String) {
    #expect(ReleaseDate(text) == nil)
  }

  @Test func sortsByTheCalendar() throws {
    let texts = ["2026-10-02", "2025-12-31", "2026-09-30", "2026-10-01", "2026-01-31"]
    let sorted = try texts.map { try #require(ReleaseDate($0)) }.sorted()
    #expect(sorted.map(\.description) == texts.sorted())
    #expect(
      sorted.map(\.begins).map(\.secondsSince1970) == sorted.map(\.begins.secondsSince1970).sorted()
    )
  }
}
