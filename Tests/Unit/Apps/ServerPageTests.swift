import CoreDomain
import FoundationEssentials
import HTTPTypes
import Testing
import ViewTestSupport

@testable import CoreWeb
@testable import seams_server

@Suite struct ServerPageTests {
  @Test(arguments: [
    ("<a b=\"c\" d='e'>&", "&lt;a b=&quot;c&quot; d=&#39;e&#39;&gt;&amp;"),
    // With a combining accent, two scalars are one character.
    ("\"\u{301}<\u{301}'\u{200D}", "&quot;\u{301}&lt;\u{301}&#39;\u{200D}"),
    ("a\0b\u{1B}c\td\ne", "a\u{FFFD}b\u{FFFD}c\td\ne"),
  ])
  func escapesMarkupAndReplacesControlCharacters(_ text: String, _ escaped: String) {
    #expect(Markup().escapeText(text) == escaped)
  }

  @Test func usesOneLayoutForEveryPage() {
    let layout = PageLayout(menus: [PageMenu("A", [PageLink("A & B", to: Route(path: ["a b"]))])])
    let reply = layout.reply(Page(title: "<Title>", content: "<p>Content</p>"))
    let html = reply.text
    #expect(reply.status == .ok)
    #expect(reply.fields[.cacheControl] == "no-store")
    #expect(html.hasPrefix("<!DOCTYPE html>\n<html lang=\"en\">"))
    #expect(html.contains("<title>&lt;Title&gt; · A · \(ProductName.text)</title>"))
    #expect(html.contains("<h1>&lt;Title&gt;</h1>\n<p>Content</p>"))
    #expect(html.contains(#"<a href="/a%20b">A &amp; B</a>"#))
  }

  @Test func allowsNoScriptInAPageAndNoForeignFormOrPicture() {
    let policy = SecurityHeaders.fields[.contentSecurityPolicy] ?? ""
    let parts = policy.split(separator: "; ")
    #expect(parts.first == "default-src 'none'")
    #expect(parts.contains("form-action 'self'"))
    #expect(parts.contains("img-src 'self'"))
    #expect(parts.filter { $0.hasPrefix("script-src") } == ["script-src 'self'"])
    #expect(!policy.contains("unsafe"))
  }

  /// A browser reports a directive that is repeated, and ignores it.
  @Test func aPolicyHasEachDirectiveOnce() throws {
    let usual = try #require(SecurityHeaders.fields[.contentSecurityPolicy])
    for policy in [usual, SecurityHeaders.policyWithForeignPictures] {
      let names = policy.split(separator: "; ").compactMap { $0.split(separator: " ").first }
      #expect(Set(names).count == names.count, "\(policy)")
    }
  }

  /// Also on the page to sign in.
  @Test func everyPageLoadsTheScriptTheIconAndTheManifest() {
    let layout = PageLayout(menus: [PageMenu("A", [PageLink("A", to: Route(path: ["a"]))])])
    for layout in [layout, layout.withoutLinks] {
      let html = layout.reply(Page(title: "", content: "")).text
      #expect(html.contains(#"<script src="/script.js" async></script>"#))
      #expect(html.contains(#"<link rel="icon" href="/favicon.ico""#))
      #expect(html.contains(#"<link rel="manifest" href="/manifest.webmanifest">"#))
    }
  }

  /// A browser asks for them before the user has signed in.
  @Test(arguments: [
    (Script.route, "/script.js", "text/javascript; charset=utf-8"),
    (WebManifest.route, "/manifest.webmanifest", "application/manifest+json; charset=utf-8"),
  ])
  func servesTheScriptAndTheManifestToEveryone(
    _ route: ServerRoute, _ path: String, _ type: String
  ) async throws {
    #expect(route.path == path && route.isOpen)
    let reply = try await route.reply()
    #expect(reply.status == .ok)
    #expect(reply.fields[.contentType] == type)
    #expect(reply.fields[.cacheControl] == "max-age=3600")
    #expect(ServerFeatures([]).routes(PageLayout(menus: [])).contains { $0.path == path })
  }

  @Test func theManifestNamesTheSiteAndItsIcon() async throws {
    let reply = try await WebManifest.route.reply()
    let manifest = try JSONDecoder().decode(Manifest.self, from: Data(reply.text.utf8))
    #expect(manifest.name == PageLayout.site)
    #expect(reply.text.contains(#""start_url": "/""#))
    #expect(manifest.icons.map(\.src) == [SiteIcon.route.path])
  }

  private struct Manifest: Decodable {
    let name: String
    let icons: [Icon]

    struct Icon: Decodable {
      let src: String
    }
  }

  @Test func onlyAListOfSeveralPagesHasLinksToThem() {
    #expect(PageTurns.markup(previous: nil, next: nil) == "")
    let next = Route(
      path: ["a"], query: [Route.Parameter("after", "1"), Route.Parameter("b", "")])
    #expect(
      PageTurns.markup(previous: nil, next: next, words: ("Newer", "Older")) == """
        <nav class="pages" aria-label="Pages">
        <a rel="next" href="/a?after=1&amp;b=">Older</a>
        </nav>

        """)
  }

  @Test func marksTheLinkToTheCurrentPage() {
    let place = Route(path: ["a"])
    let layout = PageLayout(menus: [
      PageMenu("Letters", [PageLink("A", to: place), PageLink("B", to: Route(path: ["b"]))])
    ])
    let html = layout.reply(Page(title: "A", content: "", place: place)).text
    #expect(html.contains(#"<a href="/a" aria-current="page">A</a>"#))
    #expect(html.contains(#"<a href="/b">B</a>"#))
    #expect(!html.contains("Sign out"))
  }

  @Test func linksToAllFeaturesAndToThePagesOfThisOne() {
    let letters = PageMenu("Letters", [PageLink("A", to: Route(path: ["a"]))])
    let numbers = PageMenu("Numbers", [PageLink("1", to: Route(path: ["1"]))])
    let html = PageLayout(menus: [letters, numbers]).within(numbers)
      .reply(Page(title: "", content: "")).text
    #expect(html.contains(#"<a href="/a">Letters</a>"#))
    #expect(html.contains(#"<a href="/1" aria-current="true">Numbers</a>"#))
    #expect(html.contains(#"<nav class="places" aria-label="Numbers">"#))
    #expect(html.contains(#"<a href="/1">1</a>"#) && !html.contains(#"<a href="/a">A</a>"#))
  }

  @Test(arguments: [
    ("Tags", "list", "Tags · Letters · \(ProductName.text)"),
    ("Letters", "list", "List · Letters · \(ProductName.text)"),
    ("Letters", "letters", "Letters · \(ProductName.text)"),
    ("Letters", "other", "Letters · \(ProductName.text)"),
    (ProductName.text, "other", "\(ProductName.text) · Letters"),
  ])
  func theTitleOfTheWindowDistinguishesPages(_ title: String, _ place: String, _ name: String) {
    let layout = PageLayout(menus: [
      PageMenu(
        "Letters",
        [
          PageLink("Letters", to: Route(path: ["letters"])),
          PageLink("List", to: Route(path: ["list"])),
        ])
    ])
    let page = Page(title: title, content: "", place: Route(path: [place]))
    #expect(layout.reply(page).text.contains("<title>\(name)</title>"))
  }

  @Test func theTitleOfTheWindowStartsWithTheSubject() {
    let place = Route(path: ["list"])
    let layout = PageLayout(menus: [PageMenu("Letters", [PageLink("List", to: place)])])
    let html = layout.reply(Page(title: "Letters", content: "", place: place, subject: "<A>")).text
    #expect(html.contains("<title>&lt;A&gt; · List · Letters · \(ProductName.text)</title>"))
    #expect(html.contains("<h1>Letters</h1>"))
  }

  @Test func theTitleOfTheWindowSaysThatThereIsAnError() {
    let problem = Problem(.notFound, "Missing.")
    let html = PageLayout(menus: []).reply(Page(title: "A", content: "", problem: problem)).text
    #expect(html.contains("<title>Error: A · \(ProductName.text)</title>"))
    #expect(html.contains("<h1>A</h1>"))
  }

  @Test(arguments: [("ja", #"<h1 dir="auto" lang="ja">A</h1>"#), ("", #"<h1 dir="auto">A</h1>"#)])
  func aTitleFromOutsideHasItsOwnDirectionAndLanguage(_ language: String, _ heading: String) {
    let page = Page(title: "A", content: "", language: language)
    #expect(PageLayout(menus: []).reply(page).text.contains(heading))
  }

  /// A navigation without links would be a landmark without a name.
  @Test func aPageOutsideOfFeaturesHasOnlyTheMainNavigation() {
    let menus = ["A", "B"].map { PageMenu($0, [PageLink($0, to: Route(path: [$0]))]) }
    let html = PageLayout(menus: menus).reply(Page(title: "", content: "")).text
    #expect(
      html.matches(of: /<nav[^>]*>/).map { String($0.0) } == [
        #"<nav class="features" aria-label="Features">"#
      ])
  }

  @Test func theIconLoadsNoOtherFiles() async throws {
    let reply = try await SiteIcon.route.reply()
    #expect(reply.fields[.contentType]?.hasPrefix("image/svg+xml") == true)
    #expect(reply.fields[.contentSecurityPolicy] == SecurityHeaders.policyOfPicture)
    #expect(reply.text.hasPrefix(#"<svg xmlns="http://www.w3.org/2000/svg""#))
  }

  @Test func signsOutWithAButton() {
    let html = PageLayout(menus: [], canSignOut: true).reply(Page(title: "", content: "")).text
    #expect(html.contains(#"<form action="/sign-out" method="post">"#))
  }

  @Test func logsARequestWithoutItsQuery() {
    #expect(line(path: "/bookmarks?q=secret") == "GET /bookmarks 404 5 bytes 12.6 ms id1")
  }

  @Test func logsNoControlCharacters() {
    let line = line(path: "/\u{1B}[2J\u{9B}x" + String(repeating: "y", count: 100))
    #expect(!line.unicodeScalars.contains { $0.properties.generalCategory == .control })
    #expect(line.contains("…"))
  }

  /// The year is shown if it differs from the known time's year.
  @Test func formatsATimeBriefly() throws {
    // 2026-11-21T08:30:15Z, a day in the same year, and the last second of the year before.
    let known = try #require(Timestamp(secondsSince1970: 1_795_249_815))
    let spring = try #require(Timestamp(secondsSince1970: 1_772_409_900))
    let before = try #require(Timestamp(secondsSince1970: 1_767_225_599))
    #expect(PageWords.brief(known, beside: known) == "21 Nov, 08:30")
    #expect(PageWords.brief(spring, beside: known) == "2 Mar, 00:05")
    #expect(PageWords.brief(before, beside: known) == "31 Dec 2025")
    #expect(PageWords.brief(spring, beside: nil) == "2 Mar 2026")
  }

  @Test func redirectsOnlyIfTheScreenNavigates() async {
    let navigator = RedirectNavigator()
    #expect(navigator.route == nil)
    await navigator.go(to: Route(path: ["first"]))
    await navigator.go(to: Route(path: ["second"]))
    #expect(navigator.route == Route(path: ["second"]))
    let reply = ServerReply.redirect(
      to: Route(path: ["a", "b"], query: [Route.Parameter("q", "ü")]))
    #expect(reply.status == .seeOther)
    #expect(reply.fields[.location] == "/a/b?q=%C3%BC")
  }

  private func line(path: String) -> String {
    AccessLog.line(.fixture(path), .notFound, bytes: 5, .microseconds(12_600), id: "id1")
  }
}
