import CoreDomain
import CoreTesting
import EarthquakesDomain
import EarthquakesInfrastructure
import EarthquakesTesting
import HTTPTypes
import Testing

@Suite struct HTTPQuakeSourceTests {
  private let sent = Recorder<HTTPRequest>()

  @Test(arguments: QuakeSourceContract.checks)
  func keepsTheContract(_ check: ContractCheck<QuakeSourceContract.Subject>) async throws {
    try await check(
      QuakeSourceContract.Subject { quakes, deleted, limit in
        let world = QuakeServiceWorld(quakes: quakes, deleted: deleted, limit: limit)
        return HTTPQuakeSource(
          client: InMemoryHTTPClient { request, _ in world.answer(request) },
          base: "https://example.org/fdsnws/event/1")
      })
  }

  private static let circle = "&latitude=37.78&longitude=-121.98&maxradiuskm=100"

  /// The service restricts a circle by a bounding box, so the whole globe is requested without a
  /// circle.
  @Test(
    arguments: [
      (
        .count(.fixture(magnitude: -0.5), in: nil),
        "count?format=geojson&starttime=2015-10-01T00:00:00.000\(circle)&minmagnitude=-0.5"
      ),
      (
        .count(.everywhere(since: "1906-04-18"), in: nil),
        "count?format=geojson&starttime=1906-04-18T00:00:00.000"
      ),
      (
        .quakes(.fixture(), in: .fixture("2016-01-01T00:00:00Z", "2016-12-31T23:59:59.999Z")),
        "query?format=geojson&orderby=time-asc&starttime=2016-01-01T00:00:00.000"
          + "&endtime=2016-12-31T23:59:59.999\(circle)"
      ),
      (
        .first(.fixture(), order: .newest, limit: 5),
        "query?format=geojson&orderby=time&limit=5&starttime=2015-10-01T00:00:00.000\(circle)"
      ),
      (
        .first(.fixture(), order: .largest, limit: 5),
        "query?format=geojson&orderby=magnitude&limit=5&starttime=2015-10-01T00:00:00.000\(circle)"
      ),
      (.quake(Quake.ID("a b&c/é")), "query?format=geojson&eventid=a%20b%26c%2F%C3%A9"),
    ] as [(InMemoryQuakeSource.Asking, String)])
  func sendsOneRequestWithEachParameterOnce(
    _ asking: InMemoryQuakeSource.Asking, _ path: String
  ) async {
    let source = HTTPQuakeSource(client: client, base: "https://example.org/fdsnws/event/1")
    switch asking {
    case .count(let query, let period): _ = try? await source.count(query, in: period)
    case .quakes(let query, let period): _ = try? await source.quakes(query, in: period)
    case .first(let query, let order, let limit):
      _ = try? await source.quakes(query, order: order, limit: limit)
    case .quake(let id): _ = try? await source.quake(id)
    }
    #expect(sent.all.map(\.path) == ["/fdsnws/event/1/\(path)"])
  }

  /// The service has a limit of its own; the source has a smaller one.
  @Test func appliesItsLimitsEvenIfTheServiceReturnsMore() async throws {
    let world = QuakeServiceWorld(
      quakes: (0..<3).map { .fixture(id: "q\($0)", time: .fixture($0)) }, deleted: [], limit: 9)
    let source = HTTPQuakeSource(
      client: InMemoryHTTPClient { request, _ in
        var all = request
        all.path = request.path?.replacing("&limit=2", with: "")
        return world.answer(all)
      }, base: "https://example.org/fdsnws/event/1", rowLimit: 2)
    await #expect(throws: QuakeSourceFailure.tooMany(limit: 2)) {
      try await source.quakes(.fixture(), in: .always)
    }
    let found = try await source.quakes(.fixture(), order: .newest, limit: 2)
    #expect(found.map(\.id.raw) == ["q2", "q1"])
  }

  @Test(arguments: [
    (1e-7, "0.0000001"), (-1.5e-5, "-0.000015"), (0, "0"), (-0.0001, "-0.0001"), (10, "10"),
    (89.999_999_999_999_99, "89.99999999999999"),
  ])
  func writesNumbersWithoutAnExponent(_ latitude: Double, _ text: String) async throws {
    let source = HTTPQuakeSource(client: client, base: "https://example.org")
    _ = try await source.count(.fixture(near: .fixture(latitude, 0)), in: nil)
    #expect(sent.all.first?.path?.contains("&latitude=\(text)&") == true)
  }

  @Test(arguments: [
    ("https://example.org/fdsnws/event/1/", "https", "example.org", "/fdsnws/event/1/count"),
    ("http://127.0.0.1:8080", "http", "127.0.0.1:8080", "/count"),
    ("HTTP://[::1]:80//", "http", "[::1]:80", "/count"),
  ])
  func acceptsABaseWithATrailingSlash(
    _ base: String, _ scheme: String, _ authority: String, _ path: String
  ) async throws {
    let source = HTTPQuakeSource(client: client, base: base)
    _ = try await source.count(.fixture(), in: nil)
    let request = try #require(sent.all.first)
    #expect(request.scheme == scheme && request.authority == authority)
    #expect(request.path?.hasPrefix("\(path)?format=geojson&") == true)
  }

  @Test(arguments: [
    "", "example.org/x", "ftp://example.org", "https://", "http://a/?x=1", "http://ä.org",
  ])
  func reportsAnInvalidBase(_ base: String) async {
    let source = HTTPQuakeSource(client: StubHTTPClient(text: "1"), base: base)
    let failure = await #expect(throws: QuakeSourceFailure.self) {
      try await source.count(.fixture(), in: nil)
    }
    #expect(failure?.description.contains("Invalid service URL “\(base)”") == true)
  }

  @Test func sendsNoRequestForAPeriodBeforeTheQuery() async throws {
    let source = HTTPQuakeSource(client: client, base: "https://example.org")
    let early = QuakePeriod.fixture("2000-01-01T00:00:00Z", "2001-01-01T00:00:00Z")
    #expect(try await source.count(.fixture(), in: early) == 0)
    #expect(try await source.quakes(.fixture(), in: early) == [])
    #expect(sent.all == [])
  }

  /// A client that replies with a count of 0 and records the requests.
  private var client: InMemoryHTTPClient {
    InMemoryHTTPClient { [sent] request, _ in
      sent.remember(request)
      return HTTPAnswer(text: "0")
    }
  }
}

@Suite struct HTTPQuakeSourceFailureTests {
  @Test(
    arguments: [
      .refused("a:1"), .unresolvableHost("a"), .timedOut(.seconds(60)), .cutOff("early"),
      .untrusted("no name"), .tooManyRedirects(limit: 5), .forbiddenAddress("a"),
      .unsupportedScheme("ftp"), .malformedRequest("x"),
    ] as [HTTPFailure])
  func reportsThatTheServiceCannotBeReached(_ failure: HTTPFailure) async {
    #expect(
      await failures(StubHTTPClient(failing: failure)) == [.unreachable(failure.description)])
  }

  @Test(arguments: [.malformedReply("no HTTP"), .tooLarge(limit: 9)] as [HTTPFailure])
  func reportsAReplyThatCannotBeRead(_ failure: HTTPFailure) async {
    #expect(await failures(StubHTTPClient(failing: failure)) == [.unreadable(failure.description)])
  }

  @Test func limitsTheSizeOfAReply() async {
    let limits = HTTPLimits(total: .seconds(1), connect: .seconds(1), bytes: 4, redirects: 0)
    let client = InMemoryHTTPClient { _, _ in HTTPAnswer(text: "12345") }
    let source = HTTPQuakeSource(client: client, base: "http://a", limits: limits)
    let failure = QuakeSourceFailure.unreadable(HTTPFailure.tooLarge(limit: 4).description)
    await #expect(throws: failure) { try await source.count(.fixture(), in: nil) }
  }

  @Test func reportsACancelledRequestAsCancelled() async {
    #expect(await failures(StubHTTPClient(failing: .cancelled)) == [.cancelled])
  }

  @Test(arguments: [
    (
      HTTPResponse.Status.badRequest, "<html>",
      QuakeSourceFailure.refused(reason: "No reason given.")
    ),
    (.forbidden, "", .tooOften(retryAfter: nil)),
    (.tooManyRequests, "", .tooOften(retryAfter: nil)),
    (.contentTooLarge, "", .tooMany(limit: 20_000)),
    (.serviceUnavailable, #"{"count":7}"#, .outOfOrder(status: 503)),
    (.unauthorized, "", .outOfOrder(status: 401)), (.notFound, "", .outOfOrder(status: 404)),
  ])
  func usesTheStatusForAnyBody(
    _ status: HTTPResponse.Status, _ body: String, _ expected: QuakeSourceFailure
  ) async {
    #expect(await failures(StubHTTPClient(status, text: body)) == [expected])
  }

  @Test func reads204AsNoEvents() async throws {
    let source = HTTPQuakeSource(client: StubHTTPClient(.noContent, text: ""), base: "http://a")
    let id = Quake.ID("us1")
    await #expect(throws: QuakeSourceFailure.unknown(id)) { try await source.quake(id) }
    #expect(try await source.count(.fixture(), in: nil) == 0)
    #expect(try await source.quakes(.fixture(), in: .always) == [])
  }

  @Test func readsHowLongToWait() async {
    let client = StubHTTPClient(.tooManyRequests, fields: [.retryAfter: "60"], text: "")
    #expect(await failures(client) == [.tooOften(retryAfter: 60)])
  }

  @Test(arguments: [
    (#"Bad limit value "20001"."#, #"Bad limit value "20001"."#),
    ("Invalid &quot;a&quot; &amp; &lt;b&gt;.\n  Specify all.", #"Invalid "a" & <b>. Specify all."#),
  ])
  func reportsTheReasonOfTheService(_ message: String, _ reason: String) async {
    let client = StubHTTPClient(.badRequest, text: Self.page(message))
    #expect(await failures(client) == [.refused(reason: reason)])
  }

  private static func page(_ message: String) -> String {
    """
    Error 400: Bad Request

    \(message)

    Usage details are available from https://example.org/fdsnws/event/1

    Request:
    /fdsnws/event/1/query?format=geojson&amp;limit=20001

    Service version:
    2.7.0
    """
  }

  /// Returns the failures of a count and of a list.
  private func failures(_ client: StubHTTPClient) async -> Set<QuakeSourceFailure> {
    let source = HTTPQuakeSource(client: client, base: "http://a")
    let failures = [
      await #expect(throws: QuakeSourceFailure.self) {
        try await source.count(.fixture(), in: nil)
      },
      await #expect(throws: QuakeSourceFailure.self) {
        try await source.quakes(.fixture(), in: .always)
      },
    ]
    return Set(failures.compactMap(\.self))
  }
}
