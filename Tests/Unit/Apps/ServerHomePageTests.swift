import CoreDomain
import CoreTesting
import HTTPTypes
import Testing
import ViewTestSupport

@testable import CoreWeb
@testable import seams_server

@Suite struct ServerHomePageTests {
  @Test func hasACardForEachFeatureInOrder() async throws {
    let html = try await home([serverFeature("Letters"), serverFeature("Numbers")])
    let cards = html.matches(of: /<h2><a href="([^"]*)">([^<]*)<\/a><\/h2>/)
    #expect(cards.map { "\($0.1) \($0.2)" } == ["/Letters Letters", "/Numbers Numbers"])
    #expect(html.contains(#"<li><a href="/Letters/more">More</a></li>"#))
    #expect(html.contains("<title>\(ProductName.text)</title>"))
    #expect(html.contains("<h1>\(ProductName.text)</h1>"))
  }

  @Test func aCardShowsTheContentOfItsFeature() async throws {
    let html = try await home([
      serverFeature("Letters") { _ in HomeCard("A & B.", content: "<p>Newest: C</p>") },
      serverFeature("Numbers"),
    ])
    #expect(html.contains("</h2>\n<p>A &amp; B.</p>\n<p>Newest: C</p>\n<ul"))
    #expect(html.contains("Numbers</a></h2>\n\n<ul"))
  }

  @Test func onlyADemoLinksToSampleData() async throws {
    let example = PageLink("a/b", to: Route(path: ["a"]))
    let features = [serverFeature("Letters") { _ in HomeCard("A.", example: example) }]
    #expect(
      try await home(features, note: "Demo.")
        .contains("<p>A.</p>\n<p>For example: <a href=\"/a\">a/b</a></p>"))
    #expect(try await !home(features).contains("For example"))
  }

  /// The services of a demo are on this machine. Otherwise the page must not wait for a service.
  @Test func onlyADemoFetchesWhatTheCardsShow() async throws {
    let features = [
      serverFeature("Letters") { fetches in HomeCard(fetches ? "Fetched." : "Stored.") }
    ]
    #expect(try await home(features, note: "Demo.").contains("<p>Fetched.</p>"))
    #expect(try await home(features).contains("<p>Stored.</p>"))
  }

  @Test func linksToTheAPIAndTheHealthChecks() async throws {
    let html = try await home([serverFeature("Letters")])
    for path in ["/api/v1/openapi.json", "/healthz", "/readyz", "/metrics"] {
      #expect(html.contains(#"<li><a href="\#(path)">"#), "\(path)")
    }
  }

  private func home(_ features: [ServerFeature], note: String? = nil) async throws -> String {
    let layout = PageLayout(menus: features.map(\.menu), note: note)
    let route = try #require(
      ServerFeatures(features).routes(layout).first { $0.path == "/" && $0.method == .get })
    return try await route.reply().text
  }
}

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

  /// The words have no blanks around them.
  @Test func aFailedSearchLeavesTheResultsOfTheOthers() async throws {
    let html = try await get(
      "/search?q=+tide%09",
      [
        feature("Letters") { words, _ in
          SearchResults(failure: "No “\(words)”.", all: Route(path: ["letters"]))
        },
        feature("Numbers") { _, _ in
          SearchResults(
            [SearchResult("One", href: "/1", detail: "")], total: 1, all: Route(path: ["numbers"]))
        },
      ])
    #expect(html.contains(#"<p role="alert">No “tide”.</p>"#))
    #expect(html.contains(#"<a href="/letters">Open the search<"#))
    #expect(html.contains(#"<a href="/1">One</a>"#))
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
    try await ServerFeatures(features).site().reply(to: path)
  }

  private func found(_ count: Int) -> ServerFeature {
    feature("Found") { _, _ in
      SearchResults(
        (0..<count).map { SearchResult("\($0)", href: "/\($0)", detail: "") }, total: count,
        all: Route(path: ["found"]))
    }
  }

  private func feature(_ title: String, search: ServerFeature.Search? = nil) -> ServerFeature {
    serverFeature(title, search: search)
  }
}

/// A feature with two links in its menu.
private func serverFeature(
  _ title: String, card: @escaping @Sendable (Bool) async -> HomeCard = { _ in HomeCard() },
  search: ServerFeature.Search? = nil
) -> ServerFeature {
  ServerFeature(
    menu: PageMenu(
      title,
      [
        PageLink("All", to: Route(path: [title])),
        PageLink("More", to: Route(path: [title, "more"])),
      ]),
    routes: { _ in [] }, api: OpenAPIPart("{}"), isReady: {},
    card: { await card($1) }, search: search)
}

@Suite struct ServerDialogTests {
  private enum Answer: String, Sendable { case no, yes }

  private static let dialog = Dialog(
    title: "Really?", message: "It is <b>gone</b> then.", offering: DialogChoice("No", Answer.no),
    DialogChoice("\"Yes\"", .yes))

  @Test func remembersTheDialogAndChoosesNothing() async {
    let dialogs = PageDialogPresenter<Answer>()
    #expect(dialogs.dialog == nil)
    #expect(await dialogs.choice(in: Self.dialog) == nil)
    #expect(dialogs.dialog == Self.dialog)
  }

  @Test func ignoresADialogOfAnotherScreen() async {
    let dialogs = PageDialogPresenter<Int>()
    #expect(await dialogs.choice(in: Self.dialog) == nil)
    #expect(dialogs.dialog == nil)
  }

  @Test func isOpenAndHasAButtonForEachChoiceWithARoute() {
    let html = PageDialog(Self.dialog, notes: ["So <it> is."]) { answer in
      Route(path: ["a b", answer.rawValue], query: [Route.Parameter("q", "1&\"")])
    }.markup
    #expect(
      html == """
        <dialog open aria-labelledby="dialog-title" aria-describedby="dialog-message">
        <h2 id="dialog-title">Really?</h2>
        <div id="dialog-message">
        <p>It is &lt;b&gt;gone&lt;/b&gt; then.</p>
        <div role="note">
        <p class="quiet">So &lt;it&gt; is.</p>
        </div>
        </div>
        <div class="actions">
        <form action="/a%20b/no" method="get">
        <input type="hidden" name="q" value="1&amp;&quot;">
        <button autofocus>No</button>
        </form>
        <form action="/a%20b/yes" method="get">
        <input type="hidden" name="q" value="1&amp;&quot;">
        <button>&quot;Yes&quot;</button>
        </form>
        </div>
        </dialog>

        """)
  }

  @Test func theUsualChoiceIsThePrimaryButtonAndHasTheFocus() {
    let dialog = Dialog(
      title: "Really?", message: "", offering: DialogChoice("No", Answer.no),
      DialogChoice("Yes", .yes), usually: .yes)
    let html = PageDialog(dialog) { _ in Route(path: []) }.markup
    #expect(html.contains("<button>No</button>"))
    #expect(html.contains(#"<button class="primary" autofocus>Yes</button>"#))
  }

  @Test func hidesASpinnerThatContentFollows() async throws {
    #expect(
      try await StyleSheet.route.reply().text.contains(".spinner:has(+ *) { display: none; }"))
  }
}
