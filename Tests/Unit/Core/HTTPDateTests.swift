import CoreDomain
import Testing

/// Dates in HTTP header fields.
@Suite struct HTTPDateTests {
  @Test(arguments: [
    "Sun, 06 Nov 1994 08:49:37 GMT", "Sunday, 06-Nov-94 08:49:37 GMT", "Sun Nov  6 08:49:37 1994",
  ])
  func readsEachOfTheThreeFormats(_ text: String) {
    #expect(Timestamp(httpDate: text)?.iso8601 == "1994-11-06T08:49:37Z")
  }

  @Test(arguments: [
    ("Mon, 29 Feb 2016 23:59:59 GMT", "2016-02-29T23:59:59Z"),
    ("Thu, 01 Jan 1970 00:00:00 GMT", "1970-01-01T00:00:00Z"),
    ("Thu, 31 Dec 1998 23:59:60 GMT", "1999-01-01T00:00:00Z"),
    ("Tuesday, 01-Dec-26 10:00:00 GMT", "2026-12-01T10:00:00Z"),
    ("Tuesday, 31-Dec-69 10:00:00 GMT", "2069-12-31T10:00:00Z"),
    ("Thursday, 01-Jan-70 00:00:00 GMT", "1970-01-01T00:00:00Z"),
    ("Sat Nov 21 08:30:00 2026", "2026-11-21T08:30:00Z"),
    ("Fri, 21 Nov 2026 08:30:00 GMT", "2026-11-21T08:30:00Z"),
    ("Mon, 01 Jan 0001 00:00:00 GMT", "0001-01-01T00:00:00Z"),
  ])
  func readsTheTimeOfADate(_ text: String, _ moment: String) {
    #expect(Timestamp(httpDate: text)?.iso8601 == moment)
  }

  @Test(arguments: [
    "", "now", "2026-11-21T08:30:00Z", "1795249800", "Sun, 06 Nov 1994 08:49:37", "06 Nov 1994",
    "Sun, 06 Nov 1994 08:49:37 UTC", "Sun, 06 Nov 1994 08:49:37 +0000",
    "Sun, 6 Nov 1994 08:49:37 GMT",
    "Sun, 06 nov 1994 08:49:37 GMT", "sun, 06 Nov 1994 08:49:37 GMT",
    "Dim, 06 Nov 1994 08:49:37 GMT",
    "Sun, 06 Nov 94 08:49:37 GMT", "Sun, 31 Nov 1994 08:49:37 GMT", "Sun, 00 Nov 1994 08:49:37 GMT",
    "Sun, 29 Feb 2100 08:49:37 GMT", "Sun, 06 Nov 0000 08:49:37 GMT",
    "Sun, 06 Nov 1994 24:00:00 GMT",
    "Sun, 06 Nov 1994 08:60:37 GMT", "Sun, 06 Nov 1994 08:49:61 GMT", "Sun, 06 Nov 1994 08:49 GMT",
    " Sun, 06 Nov 1994 08:49:37 GMT", "Sun, 06 Nov 1994 08:49:37 GMT ",
    "Sun, 06  Nov 1994 08:49:37 GMT",
    "Sun, 06-Nov-1994 08:49:37 GMT", "Sunday, 06-Nov-1994 08:49:37 GMT", "Sun Nov 6 08:49:37 1994",
    "Sun Nov 06 08:49:37 94", "Sun Nov  6 08:49:37 1994 GMT", "Sun Nov 16 08:49:37",
    "Sun, ０６ Nov 1994 08:49:37 GMT", "Fri, 31 Dec 9999 23:59:60 GMT",
    // Without one of the parts.
    ", 06 Nov 1994 08:49:37 GMT", "Sun06 Nov 1994 08:49:37 GMT", ", 06-Nov-94 08:49:37 GMT",
    "Sunday06-Nov-94 08:49:37 GMT", "Sunday, 06-Nov-94 08:49:37", "Sunday, 06-Nov-94 08:49:37 GMT ",
    " Nov  6 08:49:37 1994", "Sun Nov06 08:49:37 1994",
  ])
  func isNilForAnyOtherText(_ text: String) {
    #expect(Timestamp(httpDate: text) == nil)
  }

  @Test(arguments: [
    "Sun, 06 Nov 1994 08:49:37 GMT", "Sunday, 06-Nov-94 08:49:37 GMT", "Sun Nov  6 08:49:37 1994",
  ])
  func isNilWithoutOneOfItsCharacters(_ text: String) {
    for index in text.indices {
      var shorter = text
      shorter.remove(at: index)
      #expect(Timestamp(httpDate: shorter) == nil, "\(shorter)")
    }
  }

  @Test(arguments: [
    ("2026-01-01T00:00:00Z", "Thu, 01 Jan 2026 00:00:00 GMT"),
    ("2026-11-21T08:30:05.999Z", "Sat, 21 Nov 2026 08:30:05 GMT"),
    ("1970-01-01T00:00:00Z", "Thu, 01 Jan 1970 00:00:00 GMT"),
    ("1969-12-31T23:59:59.001Z", "Wed, 31 Dec 1969 23:59:59 GMT"),
    ("1582-10-14T12:00:00Z", "Thu, 14 Oct 1582 12:00:00 GMT"),
    ("0001-01-01T00:00:00Z", "Mon, 01 Jan 0001 00:00:00 GMT"),
    ("9999-12-31T23:59:59Z", "Fri, 31 Dec 9999 23:59:59 GMT"),
  ])
  func writesTheCurrentFormat(_ moment: String, _ date: String) throws {
    #expect(try #require(Timestamp(iso8601: moment)).httpDate == date)
  }

  @Test(
    arguments: Array(
      stride(
        from: Timestamp.bounds.lowerBound, to: Timestamp.bounds.upperBound, by: 5_555_555_555_000)))
  func readsWhatItWrites(_ milliseconds: Int64) throws {
    let moment = try #require(Timestamp(millisecondsSince1970: milliseconds))
    #expect(Timestamp(httpDate: moment.httpDate) == moment)
  }

  @Test(
    arguments: [
      (.seconds(1), 1_000), (.milliseconds(-1), -1), (.microseconds(1_999), 1), (.zero, 0),
      (.seconds(Int64.max), Timestamp.bounds.upperBound),
      (.seconds(Int64.min), Timestamp.bounds.lowerBound),
      (.seconds(253_402_300_800), Timestamp.bounds.upperBound),
    ] as [(Duration, Int64)])
  func advancesWithinItsBounds(_ duration: Duration, _ milliseconds: Int64) throws {
    let start = try #require(Timestamp(millisecondsSince1970: 0))
    #expect(start.advanced(by: duration).millisecondsSince1970 == milliseconds)
    let end = try #require(Timestamp(millisecondsSince1970: Timestamp.bounds.upperBound))
    #expect(end.advanced(by: .seconds(Int64.max)) == end)
  }
}
