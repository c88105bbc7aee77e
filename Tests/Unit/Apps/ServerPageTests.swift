import CoreDomain
import HTTPTypes
import Testing

@testable import Server

@Suite struct ServerPageTests {
  @Test func leavesNothingUnescapedThatABrowserReads() {
    #expect(
      Markup().escapeText("<a b=\"c\" d='e'>&") == "&lt;a b=&quot;c&quot; d=&#39;e&#39;&gt;&amp;")
  }

  @Test func escapesAMarkThatCarriesAnAccent() {
    #expect(
      Markup().escapeText("\"\u{301}<\u{301}'\u{200D}") == "&quot;\u{301}&lt;\u{301}&#39;\u{200D}")
  }

  @Test func showsThatAControlCharacterWasThere() {
    #expect(Markup().escapeText("a\0b\u{1B}c\td\ne") == "a\u{FFFD}b\u{FFFD}c\td\ne")
  }

  @Test func escapesTheValuesOfATemplate() {
    struct Model { let text: String }
    let template = PageTemplate("<p title=\"{{text}}\">")
    #expect(template.render(Model(text: "\"\u{301}")) == "<p title=\"&quot;\u{301}\">")
  }

  @Test func framesEveryPageAlike() {
    let layout = PageLayout(links: [PageLink("A & B", to: Route(path: ["a b"]))])
    let reply = layout.reply(Page(title: "<Title>", content: "<p>Content</p>"))
    let html = String(decoding: reply.body, as: UTF8.self)
    #expect(reply.status == .ok)
    #expect(reply.fields[.cacheControl] == "no-store")
    #expect(html.hasPrefix("<!DOCTYPE html>\n<html lang=\"en\">"))
    #expect(html.contains("<title>&lt;Title&gt; · Seams</title>"))
    #expect(html.contains("<h1>&lt;Title&gt;</h1>\n<p>Content</p>"))
    #expect(html.contains(#"<a href="/a%20b">A &amp; B</a>"#))
  }

  @Test func allowsNoScriptAndNoForeignForm() {
    let policy = SecurityHeaders.fields[.contentSecurityPolicy] ?? ""
    #expect(policy.hasPrefix("default-src 'none';"))
    #expect(policy.contains("form-action 'self'"))
    #expect(!policy.contains("script-src"))
  }

  @Test func logsARequestWithoutWhatWasSearchedFor() {
    let request = HTTPRequest(
      method: .get, scheme: "http", authority: "localhost", path: "/bookmarks?q=secret")
    let line = RequestLog<ContinuousClock>.line(request, .notFound, .microseconds(12_600))
    #expect(line == "GET /bookmarks 404 13 ms")
  }

  @Test func goesNowhereUnlessTheScreenWasLeft() async {
    let navigator = RedirectNavigator()
    #expect(navigator.reply == nil)
    await navigator.go(to: Route(path: ["first"]))
    await navigator.go(to: Route(path: ["a", "b"], query: [Route.Parameter("q", "ü")]))
    #expect(navigator.reply?.status == .seeOther)
    #expect(navigator.reply?.fields[.location] == "/a/b?q=%C3%BC")
  }
}
