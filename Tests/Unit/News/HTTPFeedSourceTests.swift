import CoreDomain
import CoreTesting
import HTTPTypes
import NewsDomain
import NewsInfrastructure
import NewsTesting
import Testing

@Suite struct HTTPFeedSourceTests {
  @Test(
    arguments: [
      (204, [:], .outOfOrder(status: 204)), (206, [:], .outOfOrder(status: 206)),
      (302, [:], .outOfOrder(status: 302)), (304, [:], .outOfOrder(status: 304)),
      (400, [:], .refused(status: 400)), (451, [:], .refused(status: 451)),
      (429, [.retryAfter: "Thu, 01 Jan 2026 00:01:00 GMT"], .limited(.seconds(60))),
      (429, [.retryAfter: "soon"], .limited(nil)), (503, [:], .outOfOrder(status: 503)),
      (503, [.retryAfter: "30"], .limited(.seconds(30))),
      (500, [.retryAfter: "30"], .outOfOrder(status: 500)),
    ] as [(Int, HTTPFields, FeedSourceFailure)])
  func mapsEveryOtherStatusToAFailure(
    _ status: Int, _ fields: HTTPFields, _ failure: FeedSourceFailure
  ) async throws {
    let client = StubHTTPClient(.init(code: status), fields: fields, text: "")
    await #expect(throws: failure) {
      try await source(client).document(at: .fixture(), unless: .none)
    }
  }

  @Test(
    arguments: [
      (.cancelled, .cancelled), (.tooLarge(limit: 7), .tooLarge(limit: 7)),
      (.forbiddenAddress("10.0.0.1:80"), .privateNetwork("10.0.0.1:80")),
      (.unresolvableHost("x"), .unreachable(HTTPFailure.unresolvableHost("x").description)),
      (.cutOff("x"), .unreachable(HTTPFailure.cutOff("x").description)),
      (.malformedReply("x"), .unreachable(HTTPFailure.malformedReply("x").description)),
      (.timedOut(.seconds(9)), .timedOut(HTTPFailure.timedOut(.seconds(9)).description)),
    ] as [(HTTPFailure, FeedSourceFailure)])
  func mapsEveryNetworkFailure(
    _ failure: HTTPFailure, _ told: FeedSourceFailure
  ) async throws {
    await #expect(throws: told) {
      try await source(StubHTTPClient(failing: failure)).document(at: .fixture(), unless: .none)
    }
  }

  @Test func requestsFeedsAndPagesWithTheValidators() async throws {
    let asked = Recorder<HTTPRequest>()
    let client = InMemoryHTTPClient { request, _ in
      asked.remember(request)
      return HTTPAnswer(.notModified)
    }
    let known = HTTPValidators(entityTag: "W/\"a\"", lastModified: "yesterday")
    let reply = try await source(client).document(
      at: .fixture("https://press.example/feed?a=b#part"), unless: known)
    #expect(reply.document == nil && reply.validators == known)
    let request = try #require(asked.all.first)
    #expect(request.path == "/feed?a=b" && request.method == .get)
    #expect(request.headerFields[.ifNoneMatch] == "W/\"a\"")
    #expect(request.headerFields[.ifModifiedSince] == "yesterday")
    for type in ["application/rss+xml", "application/feed+json", "text/html;q=0.7", "*/*;q=0.5"] {
      #expect(request.headerFields[.accept]?.contains(type) == true)
    }
  }

  @Test func anAddressWithAFragmentHasItsOwnValidators() async throws {
    let client = InMemoryHTTPClient { _, _ in HTTPAnswer(fields: [.eTag: "\"a\""], text: "x") }
    let reply = try await source(client).document(
      at: .fixture("https://press.example#part"), unless: .none)
    #expect(reply.validators.entityTag == "\"a\"" && reply.movedTo == nil)
  }

  @Test func dropsTheFragmentOfARedirect() async throws {
    let client = InMemoryHTTPClient { request, _ in
      request.path == "/new" ? HTTPAnswer(text: "x") : .redirect(.movedPermanently, to: "/new#top")
    }
    let reply = try await source(client).document(
      at: .fixture("https://press.example/old"), unless: .none)
    #expect(reply.movedTo?.text == "https://press.example/new")
  }

  private func source(_ client: any HTTPClient) -> HTTPFeedSource {
    HTTPFeedSource(client: client, clock: FixedWallClock(.fixture()))
  }
}
