import CoreDomain
import HTTPTypes
import Testing

/// How long a server asks to wait.
@Suite struct HTTPWaitingTests {
  private static let date = "Sun, 06 Nov 1994 08:49:37 GMT"

  @Test(
    arguments: [("0", 0), ("60", 60), ("0060", 60), ("9223372036854775807", .max)]
      as [(String, Int64)]
  )
  func isANumberOfSeconds(_ text: String, _ seconds: Int64) {
    #expect(reply(text).retryAfter() == .seconds(seconds))
  }

  @Test(
    arguments: [
      ("Sun, 06 Nov 1994 08:51:37 GMT", 120), ("Sun Nov  6 08:49:38 1994", 1), (date, 0),
      ("Sunday, 06-Nov-94 08:49:36 GMT", 0),
    ] as [(String, Int64)])
  func isTheTimeUntilADateByTheClockOfTheServer(_ text: String, _ seconds: Int64) {
    #expect(reply(text, date: Self.date).retryAfter() == .seconds(seconds))
    let late = Timestamp(httpDate: "Sun, 06 Nov 1994 11:00:00 GMT")
    #expect(reply(text, date: Self.date).retryAfter(at: late) == .seconds(seconds))
  }

  @Test func isCountedFromNowIfTheServerSendsNoDate() {
    let now = Timestamp(iso8601: "1994-11-06T08:49:30.500Z")
    #expect(reply(Self.date).retryAfter(at: now) == .milliseconds(6_500))
    #expect(reply(Self.date, date: "today").retryAfter(at: now) == .milliseconds(6_500))
    #expect(reply(Self.date).retryAfter() == nil)
  }

  @Test(arguments: [
    nil, "", "soon", "-1", "+1", "1.5", "1 s", "99999999999999999999",
    "Sun, 36 Nov 1994 08:51:37 GMT",
    "６０",
  ])
  func isNilWithoutAValidField(_ text: String?) {
    #expect(reply(text, date: Self.date).retryAfter() == nil)
  }

  private func reply(_ retryAfter: String?, date: String? = nil) -> HTTPReply {
    var response = HTTPResponse(status: .tooManyRequests)
    response.headerFields[.retryAfter] = retryAfter
    response.headerFields[.date] = date
    return HTTPReply(response: response, body: [], address: "https://a.example/")
  }
}
