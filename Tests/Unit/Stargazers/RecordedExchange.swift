import CoreDomain
import CoreTesting
import HTTPTypes
import StargazersDomain
import StargazersInfrastructure
import Testing

/// A recorded or documented response of the service, and the expected error. The format is
/// GitHub's; the users and repositories are invented.
struct RecordedExchange: Sendable, CustomTestStringConvertible {
  let testDescription: String
  let answer: HTTPAnswer
  let failure: StargazerSourceFailure

  /// - Parameter fields: The header fields as sent.
  init(
    _ sentence: String, _ status: Int, _ fields: [(String, String)] = [], _ body: String = "",
    _ failure: StargazerSourceFailure
  ) {
    testDescription = sentence
    answer = HTTPAnswer(
      HTTPResponse.Status(code: status), fields: HTTPFields(wire: fields), text: body)
    self.failure = failure
  }

  /// The current time in all exchanges.
  static let now = Timestamp.fixture("2026-01-01T00:00:00Z")
  static let date = ("Date", "Thu, 01 Jan 2026 00:00:00 GMT")
  static let fiveMinutesAhead = ("Date", "Thu, 01 Jan 2026 00:05:00 GMT")
  static let fiveMinutesBehind = ("Date", "Wed, 31 Dec 2025 23:55:00 GMT")

  /// Returns a reset time, in seconds after the current local time.
  static func reset(_ seconds: Int64) -> (String, String) {
    ("X-RateLimit-Reset", "\(now.secondsSince1970 + seconds)")
  }

  static let usedUp = ("X-RateLimit-Remaining", "0")
  static let notUsedUp = ("X-RateLimit-Remaining", "4000")

  static func message(_ text: String) -> String {
    #"{"message":"\#(text)","documentation_url":"https://docs.example.org/rest","status":"403"}"#
  }

  static func limited(_ seconds: Int64?, isQuota: Bool = false) -> StargazerSourceFailure {
    .limited(StargazerLimit(until: seconds.map { .fixture($0) }, isQuota: isQuota))
  }
}

extension HTTPFields {
  init(wire fields: [(String, String)]) {
    self.init()
    for (name, value) in fields {
      guard let name = HTTPField.Name(name) else { preconditionFailure("no field: \(name)") }
      append(HTTPField(name: name, value: value))
    }
  }
}

extension HTTPStargazerSource {
  /// Creates a source that gets the same response for every request.
  init(
    answering answer: HTTPAnswer, from address: String = "https://api.example.org/x",
    token: Secret? = nil
  ) {
    let reply = HTTPReply(response: answer.response, body: answer.body, address: address)
    self.init(
      client: StubHTTPClient(.success(reply)), base: "https://api.example.org", token: token,
      clock: FixedWallClock(RecordedExchange.now))
  }
}
