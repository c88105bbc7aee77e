import CoreDomain
import Testing

/// Every failure of Core is a sentence with the value that failed.
@Suite struct FailureSentenceTests {
  @Test(arguments: [
    (HTTPFailure.malformedRequest("it has no host"), "The request cannot be sent: it has no host."),
    (.unsupportedScheme("ftp"), "Only http and https are supported, not “ftp”."),
    (
      .unresolvableHost("a.example"),
      "The host “a.example” cannot be found. Check the address and the network connection."
    ),
    (.refused("example.com:8080"), "Could not connect to “example.com:8080”."),
    (.forbiddenAddress("10.0.0.1"), "“10.0.0.1” is part of a private network"),
    (.timedOut(.seconds(9)), "There was no complete response within 9.0 seconds. Try again later."),
    (.tooLarge(limit: 2048), "The response is larger than 2048 bytes"),
    (.tooManyRedirects(limit: 5), "There were more than 5 redirects."),
    (.untrusted("it has expired"), "The connection cannot be trusted: it has expired."),
    (.malformedReply("no status line"), "The response is invalid: no status line."),
    (.cutOff("3 bytes are missing"), "The response was cut off: 3 bytes are missing."),
    (.cancelled, "The request was cancelled."),
  ])
  func describesEachFailureOfAnExchange(_ failure: HTTPFailure, _ part: String) {
    expectSentence("\(failure)", saying: part)
  }

  @Test func theLimitsOfAPageAreAsDocumented() {
    let page = HTTPLimits(
      total: .seconds(10), connect: .seconds(5), bytes: 2 * 1024 * 1024, redirects: 5)
    #expect(HTTPLimits.page == page)
  }

  @Test(arguments: [
    (FileFailure.missing(path: "a.html"), "“a.html”"),
    (.unreadable(path: "a.html", reason: "it is a folder"), "it is a folder"),
    (.tooLarge(path: "a.html", limit: 64), "64 bytes"),
    (.unwritable(path: "a.html", reason: "No space left on device"), "“a.html”"),
  ])
  func describesEachFailureOfAFile(_ failure: FileFailure, _ part: String) {
    expectSentence("\(failure)", saying: part)
  }

  @Test(arguments: [
    (SQLFailure.unopenable(path: "/a.sqlite", reason: "it is a folder"), "“/a.sqlite”"),
    (.corrupt(reason: "file is not a database"), "file is not a database"),
    (.busy, "The database is in use. Try again"),
    (.full, "Free some space"), (.unwritable(reason: "disk I/O error"), "disk I/O error"),
    (.constraint(reason: "UNIQUE failed"), "UNIQUE failed"),
    (.malformedStatement(reason: "no such table: a"), "no such table: a"),
    (.unexpectedValue("column 1 holds null"), "column 1 holds null"),
    (.newerSchema(feature: "Bookmarks", found: 4, known: 3), "up to 3"),
    (.alteredMigration(feature: "Bookmarks", number: 2), "Migration 2"),
    (.cancelled, "cancelled"), (.unclear(reason: "the server is gone"), "the server is gone"),
  ])
  func describesEachFailureOfADatabase(_ failure: SQLFailure, _ part: String) {
    expectSentence("\(failure)", saying: part)
  }

  private func expectSentence(
    _ text: String, saying part: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    #expect(text.contains(part), sourceLocation: sourceLocation)
    #expect(text.first?.isUppercase == true || text.first == "“", sourceLocation: sourceLocation)
    #expect(text.hasSuffix("."), sourceLocation: sourceLocation)
    #expect(!text.contains(".."), sourceLocation: sourceLocation)
  }
}
