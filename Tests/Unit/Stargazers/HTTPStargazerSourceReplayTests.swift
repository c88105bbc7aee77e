import CoreDomain
import CoreTesting
import HTTPTypes
import StargazersDomain
import StargazersInfrastructure
import StargazersTesting
import Testing

@Suite struct HTTPStargazerSourceReplayTests {
  @Test(arguments: limits + refusals + faults)
  func distinguishesTheReasonsForAListWithoutRows(_ exchange: RecordedExchange) async {
    let source = HTTPStargazerSource(answering: exchange.answer)
    await #expect(throws: exchange.failure) { try await source.page() }
    await #expect(throws: exchange.failure) { try await source.weeks() }
    await #expect(throws: exchange.failure) { try await source.count() }
  }

  private typealias Reply = RecordedExchange

  static let limits: [RecordedExchange] = [
    Reply(
      "Abuse detection names the seconds to wait", 403, [Reply.date, ("Retry-After", "60")],
      Reply.message("You have triggered an abuse detection mechanism. Please wait a few minutes."),
      .limited(until: 60)),
    Reply(
      "A time to wait counts for more than what is left of the hour", 403,
      [Reply.date, ("Retry-After", "30"), Reply.usedUp, Reply.reset(900)],
      Reply.message("Must have push access to repository"), .limited(until: 30)),
    Reply(
      "A date to wait for counts by the clock of the reader where the reply has none", 429,
      [("Retry-After", "Thu, 01 Jan 2026 00:00:08 GMT")],
      Reply.message("You have exceeded a secondary rate limit."), .limited(until: 8)),
    Reply(
      "An hour is used up, and the clocks agree", 403,
      [Reply.date, Reply.usedUp, Reply.reset(3)],
      Reply.message("API rate limit exceeded for 192.0.2.1. (But here's the good news: …)"),
      .limited(until: 3, isQuota: true)),
    Reply(
      "An hour is used up, and nobody says until when", 403, [Reply.date, Reply.usedUp], "",
      .limited(until: nil, isQuota: true)),
    Reply(
      "An hour that is over by now is waited for no longer", 429,
      [Reply.date, Reply.usedUp, Reply.reset(-5)], "", .limited(until: 0, isQuota: true)),
    Reply(
      "The words of 2013 without any field", 403, [],
      #"{"message":"API Rate Limit Exceeded for 192.0.2.1"}"#, .limited(until: nil, isQuota: true)),
    Reply(
      "A secondary limit without a time to wait", 403, [Reply.date, Reply.notUsedUp],
      Reply.message("You have exceeded a SECONDARY rate limit. Please wait a few minutes"),
      .limited(until: nil)),
    Reply("Too many requests, and no other word", 429, [Reply.date], "", .limited(until: nil)),
    Reply(
      "A time to wait without an end is none", 429, [("Retry-After", "9223372036854775807")], "",
      .limited(until: nil)),
  ]

  static let refusals: [RecordedExchange] = [
    Reply(
      "A list that is not for everybody", 403,
      [Reply.date, Reply.notUsedUp, Reply.reset(1800)],
      Reply.message("Must have push access to repository"),
      .forbidden(reason: "Must have push access to repository")),
    Reply(
      "A sentence with commands for a terminal, and without an end", 403, [],
      Reply.message("\\u001b[2J" + String(repeating: "a", count: 400)),
      .forbidden(reason: "\u{FFFD}[2J" + String(repeating: "a", count: 296) + "…")),
    Reply("A refusal without a word", 403, [], "", .forbidden(reason: nil)),
    Reply(
      "Something that wants a token, and none was sent", 401, [],
      Reply.message("Requires authentication"), .forbidden(reason: "Requires authentication")),
    Reply("Nothing there", 404, [], #"{"message":"Not Found"}"#, .notFound),
    Reply("Something that is gone", 410, [], "", .notFound),
    Reply(
      "The end of what is listed", 422, [],
      Reply.message(
        "In order to keep the API fast for everyone, pagination is limited for this resource. "
          + "Check the rel=last link relation in the Link response header to see how far back you "
          + "can traverse."), .ceiling),
    Reply(
      "A question that makes no sense", 422, [],
      #"{"message":"Validation Failed","errors":[{"resource":"Search","code":"invalid","field":"q"}]}"#,
      .refused(reason: "Validation Failed")),
    Reply(
      "A version that the service does not speak", 400, [],
      #"{"message":"Version \"2026-03-10\" is not supported.\nUse another one."}"#,
      .refused(reason: "Version \"2026-03-10\" is not supported. Use another one.")),
  ]

  static let faults: [RecordedExchange] = [
    Reply(
      "A fault", 503, [("Retry-After", "5")],
      "<html><body><h1>503 Service Unavailable</h1>", .outOfOrder(status: 503)),
    Reply("An answer that is being worked out", 202, [], "{}", .outOfOrder(status: 202)),
    Reply(
      "A page for people", 200, [], "<html><body>Sign in</body>",
      .unreadable("It is not JSON, or is incomplete.")),
    Reply(
      "Something that has not changed, to who did not ask that", 304, [], "",
      .unreadable("Its status is 304, but the request was not conditional.")),
  ]

  // MARK: - Other origins

  @Test(arguments: [200, 304, 401, 403, 404, 503])
  func ignoresAResponseOfAnotherOriginWithAnyStatus(_ status: Int) async {
    let source = HTTPStargazerSource(
      answering: HTTPAnswer(HTTPResponse.Status(code: status), text: "[]"),
      from: "https://elsewhere.example/repositories/7", token: Secret("word"))
    await #expect(
      throws: StargazerSourceFailure.foreign("https://elsewhere.example/repositories/7")
    ) {
      try await source.page()
    }
  }

  @Test func reportsARejectedToken() async {
    let answer = HTTPAnswer(.unauthorized, text: #"{"message":"Bad credentials"}"#)
    let source = HTTPStargazerSource(answering: answer, token: Secret("word"))
    await #expect(throws: StargazerSourceFailure.badToken) { try await source.count() }
  }

  // MARK: - Remaining quota

  @Test(
    arguments: [
      ([RecordedExchange.date, ("X-RateLimit-Remaining", "59"), Reply.reset(900)], 59, 900),
      ([Reply.fiveMinutesAhead, ("X-RateLimit-Remaining", "0"), Reply.reset(1200)], 0, 900),
      ([Reply.fiveMinutesBehind, ("X-RateLimit-Remaining", "7"), Reply.reset(600)], 7, 900),
      ([("X-RateLimit-Remaining", "7"), Reply.reset(900)], 7, 900),
      ([Reply.date, ("X-RateLimit-Remaining", "7")], nil, nil),
      ([Reply.date, ("X-RateLimit-Remaining", "many"), Reply.reset(900)], nil, nil),
      ([Reply.date, ("X-RateLimit-Remaining", "-1"), Reply.reset(900)], nil, nil),
      (
        [Reply.date, ("X-RateLimit-Remaining", "7"), ("X-RateLimit-Reset", "9223372036854775807")],
        nil, nil
      ),
    ] as [([(String, String)], Int?, Int64?)])
  func readsTheQuotaByTheLocalClock(
    _ fields: [(String, String)], _ remaining: Int?, _ seconds: Int64?
  ) async throws {
    let source = HTTPStargazerSource(
      answering: HTTPAnswer(.ok, fields: HTTPFields(wire: fields), text: #"{"count":1}"#))
    let allowance = try await source.count().allowance
    #expect(allowance?.remaining == remaining)
    #expect(allowance?.renewedAt == seconds.map { .fixture($0) })
  }
}

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
}

extension HTTPFields {
  init(wire fields: [(String, String)]) {
    self.init()
    for (name, value) in fields {
      append(HTTPField(name: valid(HTTPField.Name(name), name), value: value))
    }
  }
}

extension HTTPStargazerSource {
  init(
    _ client: any HTTPClient, base: String = InMemoryStargazerSource.base, token: Secret? = nil
  ) {
    self.init(client: client, base: base, token: token, clock: FixedWallClock(RecordedExchange.now))
  }

  /// Creates a source that gets the same response for every request.
  init(
    answering answer: HTTPAnswer, from address: String = "https://api.example.org/x",
    token: Secret? = nil
  ) {
    let reply = HTTPReply(response: answer.response, body: answer.body, address: address)
    self.init(StubHTTPClient(.success(reply)), token: token)
  }
}

extension StargazerSource {
  func count(
    unless validators: HTTPValidators = .none
  ) async throws(StargazerSourceFailure) -> StargazerReply<Int> {
    try await count(.fixture(), unless: validators)
  }

  func page(
    at place: PagePlace? = nil
  ) async throws(StargazerSourceFailure) -> StargazerReply<StargazerPage> {
    try await page(at: place, of: .fixture(), unless: .none)
  }

  func weeks(
    at place: PagePlace? = nil
  ) async throws(StargazerSourceFailure) -> StargazerReply<StarWeekPage> {
    try await weeks(at: place, of: .fixture(), unless: .none)
  }
}
