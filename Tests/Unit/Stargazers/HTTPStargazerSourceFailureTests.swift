import CoreDomain
import CoreTesting
import StargazersDomain
import StargazersInfrastructure
import StargazersTesting
import Testing

/// The conversion of transport errors.
@Suite struct HTTPStargazerSourceFailureTests {
  @Test(arguments: [
    (HTTPFailure.refused("a:1"), "cannot be reached. Could not connect to “a:1”."),
    (.unresolvableHost("a"), "cannot be reached. The host “a” cannot be found."),
    (.timedOut(.seconds(30)), "cannot be reached. There was no complete response within"),
    (.cutOff("early"), "cannot be reached. The response was cut off: early."),
    (.untrusted("no name"), "cannot be reached. The connection cannot be trusted"),
    (.tooManyRedirects(limit: 5), "cannot be reached. There were more than 5 redirects."),
    (.forbiddenAddress("a"), "cannot be reached. “a” is part of a private network"),
    (.unsupportedScheme("ftp"), "cannot be reached. Only http and https are supported"),
    (.malformedRequest("x"), "cannot be reached. The request cannot be sent: x."),
    (.malformedReply("no HTTP"), "cannot be parsed. The response is invalid"),
    (.tooLarge(limit: 9), "cannot be parsed. The response is larger than 9 bytes"),
  ])
  func describesEveryTransportFailure(_ failure: HTTPFailure, _ words: String) async {
    for found in await failures(failure) { #expect(found.description.contains(words)) }
  }

  @Test func reportsACancelledRequestAsCancelled() async {
    #expect(await failures(.cancelled) == [.cancelled, .cancelled, .cancelled])
  }

  /// Returns the errors of each of the three requests.
  private func failures(_ failure: HTTPFailure) async -> [StargazerSourceFailure] {
    let source = HTTPStargazerSource(
      client: StubHTTPClient(failing: failure), base: "https://api.example.org", token: nil,
      clock: FixedWallClock(.fixture()))
    return [
      await #expect(throws: StargazerSourceFailure.self) {
        try await source.count(.fixture(), unless: .none)
      },
      await #expect(throws: StargazerSourceFailure.self) {
        try await source.page(at: nil, of: .fixture(), unless: .none)
      },
      await #expect(throws: StargazerSourceFailure.self) {
        try await source.weeks(at: nil, of: .fixture(), unless: .none)
      },
    ].compactMap { $0 }
  }
}
