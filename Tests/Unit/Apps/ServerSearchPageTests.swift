import CoreDomain
import CoreTesting
import HTTPTypes
import Testing

@testable import CoreWeb
@testable import seams_server

/// The page that searches all features, and its field in the bar of every page.
@Suite struct ServerSearchPageTests {
  @Test func groupsTheResultsByFeatureInOrder() async throws {
    let html = try await get(
      "/search?q=tide",
      [
        feature("Letters") { words, _ in
          SearchResults(
            [SearchResult("<b>\(words)", href: "https://a.example/?a&b", detail: "a & b")],
            total: 1200, all: Route(path: ["letters"], query: [Route.Parameter("q", words)]))
        },
        feature("Silent"),
        feature("Numbers") { _, _ in
          SearchResults(
            [SearchResult("潮", href: "/n/1", language: "ja", detail: "")], total: 1,
            all: Route(path: ["numbers"]))
        },
      ])
    #expect(html.contains("<title>Search: tide · \(ProductName.text)</title>"))
    #expect(!html.contains("Nothing found"))
    let groups = html.matches(of: /<h2 id="in-\d">([^<]*)<\/h2><a href="([^"]*)">([^<]*)</)
    #expect(
      groups.map { "\($0.1) \($0.2) \($0.3)" } == [
        "Letters /letters?q=tide All 1,200 results", "Numbers /numbers 1 result",
      ])
    #expect(
      html.contains(
        #"<a href="https://a.example/?a&amp;b" rel="noreferrer noopener">&lt;b&gt;tide</a>"#))
    #expect(html.contains("<bdi>a &amp; b</bdi>"))
    #expect(html.contains(#"<h3 dir="auto" lang="ja"><a href="/n/1">潮</a></h3>"#))
    #expect(html.contains(#"name="q" type="search" value="tide" maxlength="200""#))
  }

  @Test func showsAtMostFiveResultsOfAFeature() async throws {
    let html = try await get(
      "/search?q=a",
      [
        feature("Letters") { _, _ in
          SearchResults(
            (0..<9).map { SearchResult("L\($0)", href: "/\($0)", detail: "") }, total: nil,
            all: Route(path: ["letters"]))
        }
      ])
    #expect(html.matches(of: /<h3[ ]/).count == 5)
    #expect(html.contains(">All results<"))
  }

  @Test func aFailedSearchLeavesTheResultsOfTheOthers() async throws {
    let html = try await get(
      "/search?q=%22a",
      [
        feature("Letters") { _, _ in
          SearchResults(failure: "A quote is open.", all: Route(path: ["letters"]))
        },
        feature("Numbers") { _, _ in
          SearchResults(
            [SearchResult("One", href: "/1", detail: "")], total: 1, all: Route(path: ["numbers"]))
        },
      ])
    #expect(html.contains(#"<p role="alert">A quote is open.</p>"#))
    #expect(html.contains(#"<a href="/letters">Open the search<"#))
    #expect(html.contains(#"<a href="/1">One</a>"#))
  }

  @Test func removesTheBlanksAroundTheWords() async throws {
    let html = try await get(
      "/search?q=+tide%09",
      [
        feature("Letters") { words, _ in
          SearchResults(failure: "Got “\(words)”.", all: Route(path: ["letters"]))
        }
      ])
    #expect(html.contains("Got “tide”."))
  }

  @Test func saysThatNothingWasFound() async throws {
    let html = try await get("/search?q=%3Cx%3E", [found(0)])
    #expect(html.contains(#"<p role="status">Nothing found for “&lt;x&gt;”.</p>"#))
    #expect(html.contains(#"<a class="button" href="/search">New search</a>"#))
    #expect(!html.contains("<h2"))
  }

  @Test(arguments: ["/search", "/search?q=", "/search?q=+%09"])
  func searchesNothingWithoutWords(_ path: String) async throws {
    let html = try await get(path, [feature("Letters", search: Self.unwanted), found(1)])
    #expect(html.contains(#"<p role="status">This searches Letters and Found.</p>"#))
    #expect(html.contains("<title>Search · \(ProductName.text)</title>"))
    #expect(html.contains(" autofocus>"))
  }

  @Test func rejectsATextThatIsTooLong() async throws {
    let features = [feature("Letters", search: Self.unwanted)]
    let text = String(repeating: "ä", count: 201)
    let reply = try await reply("/search?q=\(text)", features)
    #expect(reply.status == .unprocessableContent)
    #expect(reply.text.contains("<title>Error: Search: "))
    #expect(
      reply.text.contains(
        #"<span id="q-objection" role="alert">The search text must have at most 200 characters."#))
    #expect(reply.text.contains(#"aria-invalid="true" aria-describedby="q-objection" autofocus"#))
    #expect(try await self.reply("/search?q=\(text.dropLast())", [found(1)]).status == .ok)
  }

  @Test func everyOtherPageHasTheFieldInItsBar() async throws {
    let bar = #"<form class="everywhere" action="/search" method="get" role="search""#
    #expect(try await get("/", [found(1)]).contains(bar))
    #expect(try await get("/nowhere", [found(1)]).contains(bar))
    #expect(try await !get("/search", [found(1)]).contains(bar))
  }

  /// For example, if the only features with a search were removed.
  @Test func aServerWithoutASearchHasNoPageAndNoField() async throws {
    #expect(try await reply("/search", [feature("Letters")]).status == .notFound)
    #expect(try await !get("/", [feature("Letters")]).contains("everywhere"))
    #expect(try await reply("/search", []).status == .notFound)
  }

  private static let unwanted: ServerFeature.Search = { words, _ in
    Issue.record("The feature was searched for “\(words)”.")
    return SearchResults([], total: 0, all: Route(path: []))
  }

  private func get(_ path: String, _ features: [ServerFeature]) async throws -> String {
    try await reply(path, features).text
  }

  private func reply(_ path: String, _ features: [ServerFeature]) async throws -> ServerReply {
    let health = Health(
      isReady: {}, stopping: Stopping(),
      metrics: ServerMetrics(version: "0", start: .fixture()))
    let site = ServerFeatures(features).site(
      settings: try ServerSettings(host: "127.0.0.1", port: 0), versions: UnknownDataVersions(),
      news: ScriptedChangeNews(), health: health, sessions: nil, log: { _ in })
    let head = HTTPRequest(method: .get, scheme: "http", authority: "localhost", path: path)
    return await site.answer(head, body: NoBytes()).reply
  }

  private func found(_ count: Int) -> ServerFeature {
    feature("Found") { _, _ in
      SearchResults(
        (0..<count).map { SearchResult("\($0)", href: "/\($0)", detail: "") }, total: count,
        all: Route(path: ["found"]))
    }
  }

  private func feature(_ title: String, search: ServerFeature.Search? = nil) -> ServerFeature {
    ServerFeature(
      menu: PageMenu(title, [PageLink("All", to: Route(path: [title]))]), routes: { _ in [] },
      api: OpenAPIPart(paths: "", components: OpenAPIComponents()), isReady: {}, search: search)
  }
}
