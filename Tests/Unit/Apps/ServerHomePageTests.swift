import CoreDomain
import HTTPTypes
import Testing

@testable import CoreWeb
@testable import seams_server

/// The home page: a card for each feature.
@Suite struct ServerHomePageTests {
  @Test func hasACardForEachFeatureInOrder() async throws {
    let html = try await home([feature("Letters"), feature("Numbers")])
    let cards = html.matches(of: /<h2><a href="([^"]*)">([^<]*)<\/a><\/h2>/)
    #expect(cards.map { "\($0.1) \($0.2)" } == ["/Letters Letters", "/Numbers Numbers"])
    #expect(html.contains(#"<li><a href="/Letters/more">More</a></li>"#))
    #expect(html.contains("<title>\(ProductName.text)</title>"))
    #expect(html.contains("<h1>\(ProductName.text)</h1>"))
  }

  @Test func aCardShowsTheContentOfItsFeature() async throws {
    let html = try await home([
      feature("Letters") { _ in HomeCard("A & B.", content: "<p>Newest: C</p>") },
      feature("Numbers"),
    ])
    #expect(html.contains("</h2>\n<p>A &amp; B.</p>\n<p>Newest: C</p>\n<ul"))
    #expect(html.contains("Numbers</a></h2>\n\n<ul"))
  }

  @Test func onlyADemoLinksToSampleData() async throws {
    let example = PageLink("a/b", to: Route(path: ["a"]))
    let features = [feature("Letters") { _ in HomeCard("A.", example: example) }]
    #expect(
      try await home(features, note: "Demo.")
        .contains("<p>A.</p>\n<p>For example: <a href=\"/a\">a/b</a></p>"))
    #expect(try await !home(features).contains("For example"))
  }

  /// The services of a demo are on this machine. Otherwise the page must not wait for a service.
  @Test func onlyADemoFetchesWhatTheCardsShow() async throws {
    let features = [feature("Letters") { fetches in HomeCard(fetches ? "Fetched." : "Stored.") }]
    #expect(try await home(features, note: "Demo.").contains("<p>Fetched.</p>"))
    #expect(try await home(features).contains("<p>Stored.</p>"))
  }

  /// The content of a card may contain pictures of this server.
  @Test func allowsPicturesOfThisServer() async throws {
    let reply = try await reply([feature("Letters")])
    #expect(reply.fields[.contentSecurityPolicy] == SecurityHeaders.policyWithPictures)
    #expect(reply.fields[.cacheControl] == "no-store")
  }

  @Test func linksToTheAPIAndTheHealthChecks() async throws {
    let html = try await home([feature("Letters")])
    for path in ["/api/v1/openapi.json", "/healthz", "/readyz", "/metrics"] {
      #expect(html.contains(#"<li><a href="\#(path)">"#), "\(path)")
    }
  }

  private func home(_ features: [ServerFeature], note: String? = nil) async throws -> String {
    try await reply(features, note: note).text
  }

  private func reply(
    _ features: [ServerFeature], note: String? = nil
  ) async throws -> ServerReply {
    let layout = PageLayout(menus: features.map(\.menu), note: note)
    let route = try #require(
      ServerFeatures(features).routes(layout).first { $0.path == "/" && $0.method == .get })
    return try await route.answer(
      ServerRequest(head: .init(method: .get, scheme: nil, authority: nil, path: "/")))
  }

  private func feature(
    _ title: String, card: @escaping @Sendable (Bool) async -> HomeCard = { _ in HomeCard() }
  ) -> ServerFeature {
    let home = Route(path: [title])
    return ServerFeature(
      menu: PageMenu(
        title, [PageLink("All", to: home), PageLink("More", to: Route(path: [title, "more"]))]),
      routes: { _ in [] }, api: OpenAPIPart(paths: "", components: OpenAPIComponents()),
      isReady: {}, card: card)
  }
}
