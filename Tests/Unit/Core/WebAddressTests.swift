import CoreDomain
import CoreTesting
import HTTPTypes
import Testing

@Suite struct WebAddressTests {
  @Test(arguments: [(0, true), (1, false)])
  func hasALimit(_ extra: Int, _ isTaken: Bool) {
    let text =
      "https://example.org/" + String(repeating: "a", count: WebAddress.limit - 20 + extra)
    #expect(WebAddress(text)?.text == (isTaken ? text : nil))
  }

  /// Addresses that need no correction are checked in one pass, which must accept no other text.
  @Test(arguments: [
    "https://a.example", "https://a.example/", "https://a.example/..", "https://-/",
    "https://a..b/",
    "https:///a", "https://a.example:80/", "https://a.example:/", "https://a@b.example/", "/a",
    "//a/",
    "HTTPS://a.example/", "https://A.example/", "https://a.example/'", "https://a.example/é",
    "https://a_b/", "http://a.example/?b#c", "https://a.example?b/", "https://a%2Eb/",
    "https://[::1]/", "", "javascript:alert(1)", "https://a.example/a b",
    "https://a.example/\u{7F}", "ftp://a.example/", "https://a.example:99999/",
  ])
  func acceptsExactlyTheTextsThatHaveAnOrigin(_ text: String) {
    #expect(WebAddress(text)?.text == HTTPOrigin(address: text).map { _ in text })
  }

  @Test func returnsItsServer() throws {
    let address = try #require(WebAddress("https://Example.org:8080/a?b#c"))
    #expect(address.origin == HTTPOrigin(address: "https://example.org:8080"))
    #expect(address.host == "example.org")
  }

  @Test(arguments: [
    ("https://example.org/a?b#c#d", "https://example.org/a?b"),
    ("https://example.org/a?b", "https://example.org/a?b"),
  ])
  func returnsTheAddressWithoutItsFragment(_ text: String, _ whole: String) {
    #expect(WebAddress(text)?.withoutFragment.text == whole)
  }

  @Test(arguments: [
    ("https://example.org/a?b#c", "example.org", "/a?b"),
    ("http://example.org:8080", "example.org:8080", "/"), ("http://[::1]?a", "[::1]", "/?a"),
  ])
  func isRequestedWithoutItsFragment(_ text: String, _ authority: String, _ path: String) throws {
    let request = HTTPRequest(get: try #require(WebAddress(text)))
    let scheme = String(text.prefix { $0 != ":" })
    #expect(request.method == .get && request.scheme == scheme)
    #expect(request.authority == authority)
    #expect(request.path == path)
    #expect(request.address == "\(scheme)://\(authority)\(path)")
  }
}

@Suite struct WebAddressReadingTests {
  @Test(arguments: [
    ("https://example.org/a", "https://example.org/a"),
    (" \u{1}\n https://example.org/a \t", "https://example.org/a"),
    ("ht\ntps://exam\tple.org/\ra", "https://example.org/a"),
    ("HTTPS://EXAMPLE.org:443", "https://example.org/"),
    ("http://example.org:80?a", "http://example.org/?a"),
    ("http://example.org:0080/", "http://example.org/"),
    ("http:\\\\example.org\\a\\b?c\\d", "http://example.org/a/b?c\\d"),
    ("https://example.com\\@example.org/", "https://example.com/@example.org/"),
    ("http:example.org/a", "http://example.org/a"),
    ("http:///example.org/a", "http://example.org/a"),
    (
      "https://例え.jp/日本?q=日本#é",
      "https://xn--r8jz45g.jp/%E6%97%A5%E6%9C%AC?q=%E6%97%A5%E6%9C%AC#%C3%A9"
    ),
    (
      "https://example.org/a b\"<>`{}?c \"<>'#d \"<>`",
      "https://example.org/a%20b%22%3C%3E%60%7B%7D?c%20%22%3C%3E%27#d%20%22%3C%3E%60"
    ),
    ("https://example.org/a%20b%zz", "https://example.org/a%20b%zz"),
    ("https://example.org/a/./b/../c", "https://example.org/a/c"),
    ("http://[2001:DB8::1]:81/", "http://[2001:db8::1]:81/"),
  ])
  func readsAnAbsoluteReference(_ text: String, _ address: String) {
    #expect(WebAddress.read(text, hosts: FoundationHostNaming())?.text == address)
  }

  @Test(arguments: [
    ("", "https://example.org/a/b?c"), ("d", "https://example.org/a/d"),
    ("/d", "https://example.org/d"),
    ("?d", "https://example.org/a/b?d"), ("#d", "https://example.org/a/b?c#d"),
    ("../../d", "https://example.org/d"), ("..\\d", "https://example.org/d"),
    ("//example.com", "https://example.com/"), ("\\\\example.com/d", "https://example.com/d"),
    ("https:d", "https://example.org/a/d"), ("http:d", "http://d/"),
    ("https:/d", "https://example.org/d"),
    ("https://example.com/d", "https://example.com/d"), ("d e", "https://example.org/a/d%20e"),
    ("!d!", "https://example.org/a/!d!"), ("~ d", "https://example.org/a/~%20d"),
    ("d\u{F}\u{10}e", "https://example.org/a/d%0F%10e"),
    ("./d:e", "https://example.org/a/d:e"), ("日", "https://example.org/a/%E6%97%A5"),
  ])
  func resolvesAReferenceAgainstItsPage(_ text: String, _ address: String) throws {
    let base = try #require(WebAddress("https://example.org/a/b?c#f"))
    #expect(WebAddress.read(text, from: base, hosts: FoundationHostNaming())?.text == address)
  }

  /// White space around an address is removed, so it never changes the result. It does prevent the
  /// short way that most addresses take.
  @Test(arguments: [
    "https://example.org/a", "https://example.org", "http://a-b.example.org/?q=1#f", "/", "/a",
    "/a?b=//c#d", "//example.com/a", "/a/./b", "/a/.b", "/../a", "/a.b/c.d", "/.", "/a?/.",
    "https://example.org/a/../b", "https://example.org:80/a", "https://Example.org/a",
    "https://xn--r8jz45g.jp/", "https://example.org./a", "https:///a", "https://", "http:/a",
    "https://1.2.3.4/", "https://1.2/a", "https://a..b/", "https://./a", "https://-a-/b",
    "https://xn--a/", "https://a_b.example/", "http://a.b/c-d.e:f", "https://a:b/c",
    "HTTPS://example.org/a", "/a'b", "/a\\b", "/%zz", "https://a@example.org/b", "/a|b^c[d]",
    "https://example.org/" + String(repeating: "a", count: WebAddress.limit - 20),
    "https://example.org/" + String(repeating: "a", count: WebAddress.limit - 19),
    "/" + String(repeating: "a", count: WebAddress.limit - 20),
    "/" + String(repeating: "a", count: WebAddress.limit - 19),
  ])
  func readsAnAddressAsIfItHadWhiteSpaceAroundIt(_ text: String) {
    let hosts = FoundationHostNaming()
    let bases = [nil, "https://example.org/b/c?d#e", "HTTP://Example.org?q", "https://[::1]:81"]
    for base in bases.map({ $0.flatMap { WebAddress($0) } }) {
      let address = WebAddress.read(text, from: base, hosts: hosts)
      #expect(address == WebAddress.read(" \(text) ", from: base, hosts: hosts))
    }
  }

  @Test(arguments: [
    "javascript:alert(1)", " JavaScript:alert(1)", "java\nscript:alert(1)",
    "\u{1}javascript:alert(1)",
    "data:text/html,<script>", "vbscript:x", "mailto:ada@example.org", "ftp://example.org/", "d:e",
    "https://ada@example.org/", "https://exa mple.org/",
    "https://", "https://:80/", "https://example.org:99999/", "https://example.org:8o/", "//",
    "https://a%00b/", "//\u{301}x", "http://\u{301}x",
    String(repeating: "a", count: WebAddress.limit),
  ])
  func rejectsAReferenceOfAnotherScheme(_ text: String) throws {
    let base = try #require(WebAddress("http://example.org/"))
    #expect(WebAddress.read(text, from: base, hosts: FoundationHostNaming()) == nil)
  }

  @Test(arguments: ["", "/a", "a", "//example.org", "?a", "#a"])
  func rejectsARelativeReferenceWithoutAPage(_ text: String) {
    #expect(WebAddress.read(text, hosts: FoundationHostNaming()) == nil)
  }
}
