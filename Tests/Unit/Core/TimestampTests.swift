import CoreDomain
import Testing

@Suite struct TimestampTests {
  @Test(arguments: [
    (0, "1970-01-01T00:00:00Z"),
    (1_795_249_800_000, "2026-11-21T08:30:00Z"),
    (951_782_400_000, "2000-02-29T00:00:00Z"),
    (1_795_249_800_007, "2026-11-21T08:30:00.007Z"),
    (1_795_249_800_120, "2026-11-21T08:30:00.120Z"),
    (-1_000, "1969-12-31T23:59:59Z"),
    (-1, "1969-12-31T23:59:59.999Z"),
    (-12_219_292_800_000, "1582-10-15T00:00:00Z"),
    (-12_219_292_800_001, "1582-10-14T23:59:59.999Z"),
    (4_107_542_399_000, "2100-02-28T23:59:59Z"),
    (4_107_542_400_000, "2100-03-01T00:00:00Z"),
    (-62_135_596_800_000, "0001-01-01T00:00:00Z"),
    (253_402_300_799_999, "9999-12-31T23:59:59.999Z"),
  ])
  func writesAndReadsISO8601(_ milliseconds: Int64, _ text: String) throws {
    let timestamp = try #require(Timestamp(millisecondsSince1970: milliseconds))
    #expect(timestamp.iso8601 == text)
    #expect(Timestamp(iso8601: text) == timestamp)
    #expect("\(timestamp)" == text)
  }

  @Test(arguments: [
    (1970, 1, 1, "1970-01-01T00:00:00Z"), (2000, 2, 29, "2000-02-29T00:00:00Z"),
    (1, 1, 1, "0001-01-01T00:00:00Z"), (9999, 12, 31, "9999-12-31T00:00:00Z"),
    (2001, 2, 29, nil), (2001, 4, 31, nil), (2001, 13, 1, nil), (2001, 0, 1, nil),
    (2001, 1, 0, nil), (0, 1, 1, nil), (10_000, 1, 1, nil),
    (.max, 1, 1, nil), (.min, 12, 1, nil),
  ])
  func startsADayThatExists(_ year: Int64, _ month: Int64, _ day: Int64, _ text: String?) {
    #expect(Timestamp(startOf: year, month: month, day: day)?.iso8601 == text)
  }

  @Test(arguments: [
    ("0001-01-01T00:00:00Z", 12), ("1969-12-31T23:59:59.999Z", 23_639),
    ("2026-11-21T08:30:00Z", 24_322), ("9999-12-31T23:59:59.999Z", 119_999),
  ])
  func countsTheMonthsSinceTheYear0(_ text: String, _ month: Int) {
    #expect(Timestamp(iso8601: text)?.month == month)
    #expect(Timestamp(startOfMonth: month)?.iso8601 == "\(text.prefix(7))-01T00:00:00Z")
  }

  @Test(arguments: [-1, 11, 120_000])
  func startsNoMonthOutsideTheBounds(_ month: Int) {
    #expect(Timestamp(startOfMonth: month) == nil)
  }

  @Test(arguments: [
    ("2026-11-21t08:30:00z", 1_795_249_800_000), ("2026-11-21 08:30:00Z", 1_795_249_800_000),
    ("2026-11-21T08:30:00.1Z", 1_795_249_800_100),
    ("2026-11-21T08:30:00.0079999Z", 1_795_249_800_007),
    ("2026-11-21T17:30:00+09:00", 1_795_249_800_000),
    ("2026-11-20T23:00:00-09:30", 1_795_249_800_000),
    ("2026-11-22T08:29:00+23:59", 1_795_249_800_000),
  ])
  func readsOtherFormsOfISO8601(_ text: String, _ milliseconds: Int64) {
    #expect(Timestamp(iso8601: text)?.millisecondsSince1970 == milliseconds)
  }

  @Test(arguments: [
    "", "2026-11-21", "2026-11-21T08:30Z", "2026-11-21T08:30:00", "2026-11-21T08:30:00.Z",
    "2026-11-21T08:30:00Z ", "2026-02-29T00:00:00Z", "1900-02-29T00:00:00Z",
    "2026-13-01T00:00:00Z", "2026-00-01T00:00:00Z", "2026-04-31T00:00:00Z",
    "2026-11-00T00:00:00Z", "2026-11-21T24:00:00Z", "2026-11-21T08:60:00Z",
    "2026-11-21T08:30:60Z", "0000-01-01T00:00:00Z", "26-11-21T08:30:00Z",
    "2026-11-21T08:30:00+24:00", "+026-11-21T08:30:00Z", "２０26-11-21T08:30:00Z",
    "9999-12-31T23:59:59-01:00", "2026-11-21T08:30:00+09:60", "2026-11-21T17:30:00+0900",
    "2026-11-21T17:30:0009:00",
  ])
  func isNilForAnyOtherText(_ text: String) {
    #expect(Timestamp(iso8601: text) == nil)
  }

  @Test func isNilWithoutOneOfItsCharacters() {
    let text = "1994-11-06T08:49:37Z"
    for index in text.indices {
      var shorter = text
      shorter.remove(at: index)
      #expect(Timestamp(iso8601: shorter) == nil, "\(shorter)")
    }
  }

  @Test(
    arguments: Array(
      stride(
        from: Timestamp.bounds.lowerBound, to: Timestamp.bounds.upperBound, by: 5_555_555_555_555)))
  func readsWhatItWrites(_ milliseconds: Int64) throws {
    let timestamp = try #require(Timestamp(millisecondsSince1970: milliseconds))
    #expect(Timestamp(iso8601: timestamp.iso8601) == timestamp)
  }

  @Test(arguments: [(0, 0), (999, 0), (1_000, 1), (-1, -1), (-1_000, -1), (-1_001, -2)])
  func roundsSecondsDownAlsoBefore1970(_ milliseconds: Int64, _ seconds: Int64) throws {
    let timestamp = try #require(Timestamp(millisecondsSince1970: milliseconds))
    #expect(timestamp.secondsSince1970 == seconds)
  }

  @Test func acceptsSecondsOrMilliseconds() {
    #expect(Timestamp(secondsSince1970: -5) == Timestamp(millisecondsSince1970: -5_000))
  }

  @Test(arguments: [Timestamp.bounds.lowerBound - 1, Timestamp.bounds.upperBound + 1, .min, .max])
  func isNilOutsideOfFourDigitYears(_ milliseconds: Int64) {
    #expect(Timestamp(millisecondsSince1970: milliseconds) == nil)
  }

  @Test(arguments: [Int64.min, .max, 253_402_300_800])
  func isNilForTooManySeconds(_ seconds: Int64) {
    #expect(Timestamp(secondsSince1970: seconds) == nil)
  }

  @Test func comparesByTime() throws {
    let earlier = try #require(Timestamp(millisecondsSince1970: -1))
    let later = try #require(Timestamp(millisecondsSince1970: 0))
    #expect(earlier < later)
    #expect(!(earlier < earlier))
  }
}
