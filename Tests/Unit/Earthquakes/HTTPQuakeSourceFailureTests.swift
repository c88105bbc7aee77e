import CoreDomain
import CoreTesting
import EarthquakesDomain
import EarthquakesInfrastructure
import EarthquakesTesting
import HTTPTypes
import Testing

/// The failures of a service, and their mapping.
@Suite struct HTTPQuakeSourceFailureTests {
  private static let record = Quake.ID("us1")

  @Test(arguments: [
    (
      HTTPFailure.refused("a:1"),
      "The service cannot be reached. Could not connect to “a:1”."
    ),
    (.unresolvableHost("a"), "The service cannot be reached. The host “a” cannot be found."),
    (.timedOut(.seconds(60)), "The service cannot be reached. There was no complete response"),
    (.cutOff("early"), "The service cannot be reached. The response was cut off: early."),
    (.untrusted("no name"), "The service cannot be reached. The connection cannot be trusted"),
    (
      .tooManyRedirects(limit: 5),
      "The service cannot be reached. There were more than 5 redirects."
    ),
    (.forbiddenAddress("a"), "The service cannot be reached. “a” is part of a private network"),
    (.unsupportedScheme("ftp"), "The service cannot be reached. Only http and https are supported"),
    (.malformedRequest("x"), "The service cannot be reached. The request cannot be sent: x."),
    (.cancelled, "The request was cancelled."),
    (
      .malformedReply("no HTTP"),
      "The response of the service cannot be parsed. The response is invalid: "
    ),
    (
      .tooLarge(limit: 9),
      "The response of the service cannot be parsed. The response is larger than 9 bytes"
    ),
  ])
  func describesEveryTransportFailureInASentence(_ failure: HTTPFailure, _ words: String) async {
    await expectFailure(StubHTTPClient(failing: failure)) { found in
      #expect(found.description.hasPrefix(words))
    }
  }

  @Test(arguments: [
    (
      HTTPResponse.Status.badRequest, "<html>",
      QuakeSourceFailure.refused(reason: "No reason given.")
    ),
    (.forbidden, "", .tooOften(retryAfter: nil)),
    (.tooManyRequests, "", .tooOften(retryAfter: nil)),
    (.contentTooLarge, "", .tooMany(limit: 20_000)),
    (.internalServerError, "<html>", .outOfOrder(status: 500)),
    (.serviceUnavailable, #"{"count":7}"#, .outOfOrder(status: 503)),
    (.notImplemented, "", .outOfOrder(status: 501)),
    (.unauthorized, "", .outOfOrder(status: 401)),
  ])
  func usesTheStatusForAnyBody(
    _ status: HTTPResponse.Status, _ body: String, _ expected: QuakeSourceFailure
  ) async {
    await expectFailure(StubHTTPClient(status, text: body)) { #expect($0 == expected) }
  }

  @Test func reads404AsAnOutageForAQueryAndAsUnknownForAnEvent() async {
    for (status, failure) in [
      (HTTPResponse.Status.notFound, QuakeSourceFailure.unknown(Self.record)),
      (.noContent, .unknown(Self.record)), (.conflict, .deleted(Self.record)),
    ] {
      let source = HTTPQuakeSource(client: StubHTTPClient(status, text: ""), base: "http://a")
      await #expect(throws: failure) { try await source.quake(Self.record) }
    }
    let source = HTTPQuakeSource(client: StubHTTPClient(.notFound, text: ""), base: "http://a")
    await #expect(throws: QuakeSourceFailure.outOfOrder(status: 404)) {
      try await source.count(.fixture(), in: nil)
    }
  }

  @Test func reads204AsAnUnknownEvent() async throws {
    let source = HTTPQuakeSource(client: StubHTTPClient(.noContent, text: ""), base: "http://a")
    #expect(try await source.count(.fixture(), in: nil) == 0)
    #expect(try await source.quakes(.fixture(), in: .always) == [])
  }

  @Test(arguments: [
    ("60", nil, 60), ("0", nil, 0), ("-1", nil, nil), ("soon", nil, nil),
    ("Sun, 06 Nov 1994 08:51:37 GMT", "Sun, 06 Nov 1994 08:49:37 GMT", 120),
    ("Sun, 06 Nov 1994 08:49:37 GMT", "Sun, 06 Nov 1994 08:51:37 GMT", 0),
    ("Sun, 06 Nov 1994 08:51:37 GMT", nil, nil),
    ("Sun, 36 Nov 1994 08:51:37 GMT", "Sun, 06 Nov 1994 08:49:37 GMT", nil),
    ("99999999999999999999", nil, nil),
  ])
  func readsTheWaitAsANumberOrADate(_ text: String, _ date: String?, _ seconds: Int?) async {
    var fields: HTTPFields = [.retryAfter: text]
    fields[.date] = date
    await expectFailure(StubHTTPClient(.tooManyRequests, fields: fields, text: "")) { failure in
      #expect(failure == .tooOften(retryAfter: seconds))
    }
  }

  @Test func reportsTheReasonOfTheService() async {
    await expectFailure(StubHTTPClient(.badRequest, text: Self.page(#"Bad limit value "20001"."#)))
    {
      #expect($0 == .refused(reason: #"Bad limit value "20001"."#))
    }
    let message = "Invalid combination of &quot;a&quot; &amp; &lt;b&gt;.\n  All must be specified."
    await expectFailure(StubHTTPClient(.badRequest, text: Self.page(message))) {
      #expect($0 == .refused(reason: #"Invalid combination of "a" & <b>. All must be specified."#))
    }
  }

  @Test func reportsTooManyEventsWithTheLimitOfTheService() async {
    let message =
      "20160 matching events exceeds search limit of 15000. Modify the search to match"
      + " fewer events."
    for reply in [
      StubHTTPClient(.badRequest, text: Self.page(message)),
      StubHTTPClient(text: #"{"metadata":{"status":400,"count":0,"error":"\#(message)"}}"#),
    ] {
      let source = HTTPQuakeSource(client: reply, base: "http://a")
      await #expect(throws: QuakeSourceFailure.tooMany(limit: 15_000)) {
        try await source.quakes(.fixture(), in: .always)
      }
    }
  }

  @Test func readsACountAboveTheLimitDespiteItsError() async throws {
    let body = """
      {"count":20160,"maxAllowed":20000,"error":"20160 matching events exceeds search limit of 20000."}
      """
    let source = HTTPQuakeSource(client: StubHTTPClient(text: body), base: "http://a")
    #expect(try await source.count(.fixture(), in: nil) == 20_160)
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

  private func expectFailure(
    _ client: StubHTTPClient, _ check: (QuakeSourceFailure) -> Void
  ) async {
    let source = HTTPQuakeSource(client: client, base: "http://a")
    let failures = [
      await #expect(throws: QuakeSourceFailure.self) {
        try await source.count(.fixture(), in: nil)
      },
      await #expect(throws: QuakeSourceFailure.self) {
        try await source.quakes(.fixture(), in: .always)
      },
    ]
    for failure in failures.compactMap({ $0 }) { check(failure) }
  }
}
