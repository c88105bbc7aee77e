import BookmarksDomain
import CoreDomain
import Testing

@Suite struct BookmarkAddressTests {
  @Test(arguments: [
    ("https://example.org/", "https://example.org"),
    ("  https://example.org  ", "https://example.org"),
    ("HTTPS://Example.ORG/Path", "https://example.org/Path"),
    ("http://example.org:0080/", "http://example.org"),
    ("http://example.org:443/", "http://example.org:443"),
    ("https://example.org/a///", "https://example.org/a"),
    ("https://example.org/a//b", "https://example.org/a//b"),
    ("https://example.org/?", "https://example.org"),
    ("https://example.org/#", "https://example.org"),
    ("https://example.org/a/?q=/#top/", "https://example.org/a?q=/#top/"),
    ("https://Ada:Secret@Example.org/", "https://Ada:Secret@example.org"),
    ("http://[2001:DB8::1]:80/x", "http://[2001:db8::1]/x"),
    ("http://[::1]:8080/", "http://[::1]:8080"),
    ("http://example.org:/x", "http://example.org/x"),
    ("MAILTO:Ada@example.org", "mailto:Ada@example.org"),
    ("javascript:alert( 'a b' )", "javascript:alert( 'a b' )"),
    ("https://example.org/a b?c d", "https://example.org/a%20b?c%20d"),
    ("https://example.org/\u{301}x", "https://example.org/\u{301}x"),
    ("https://例え.JP/パス", "https://xn--r8jz45g.jp/パス"),
    ("https://Bücher.example:443/", "https://xn--bcher-kva.example"),
    ("https://ｅｘａｍｐｌｅ.org/", "https://example.org"),
    ("https://ada@BÜCHER.example:8080/x", "https://ada@xn--bcher-kva.example:8080/x"),
    ("https://under_score.example.org/", "https://under_score.example.org"),
    ("https://example.org:1/a", "https://example.org:1/a"),
    ("https://example.org:65535/a", "https://example.org:65535/a"),
    ("https://Ada@Example.org:444/a/?z&b=1&a#F/", "https://Ada@example.org:444/a?a&b=1&z#F/"),
    ("http://[::1]:80//", "http://[::1]"),
    // As a Swift Character, the slash and the accent are one. To a browser the slash ends the host,
    // and the rest is only a path.
    ("https://good.example/\u{301}@EVIL.example/", "https://good.example/\u{301}@EVIL.example"),
  ])
  func normalizesAnAddress(_ typed: String, _ normal: String) throws {
    #expect(try BookmarkAddress(typed).normal == normal)
    #expect(try BookmarkAddress(normal).normal == normal)
  }

  @Test func keepsTheTypedText() throws {
    #expect(try BookmarkAddress(" HTTP://Example.org:80/ ").typed == "HTTP://Example.org:80/")
  }

  @Test func isTheSameInAnotherSpelling() throws {
    let address = try BookmarkAddress("https://example.org/a?x=1&y=2")
    #expect(address.isSame(as: try BookmarkAddress("https://EXAMPLE.org:443/a/?y=2&x=1")))
    #expect(!address.isSame(as: try BookmarkAddress("http://example.org/a?x=1&y=2")))
    #expect(!address.isSame(as: try BookmarkAddress("https://example.org/A?x=1&y=2")))
  }

  @Test(arguments: [
    ("https://example.org/a", "http://www.example.org/a/"),
    ("https://example.org/a", "https://example.org/a/index.html"),
    ("https://example.org", "https://www.example.org/default.aspx#top"),
    ("https://example.org/a?x=1", "https://example.org/a?utm_source=b&x=1&fbclid=c"),
    ("https://例え.jp/", "http://xn--r8jz45g.jp/?UTM_Campaign=x"),
  ])
  func isSimilarToAnAddressOfProbablyTheSamePage(_ one: String, _ other: String) throws {
    let likeness = try BookmarkAddress(one).likeness
    #expect(try BookmarkAddress(other).likeness == likeness)
    #expect(!likeness.isEmpty)
  }

  @Test(arguments: [
    ("https://example.org/a", "https://example.org/b"),
    ("https://example.org/a?x=1", "https://example.org/a?x=2"),
    ("https://example.org/a", "https://example.org:8443/a"),
    ("https://example.org/", "https://www2.example.org/"),
  ])
  func isNotSimilarToAnAddressOfAnotherPage(_ one: String, _ other: String) throws {
    #expect(try BookmarkAddress(one).likeness != BookmarkAddress(other).likeness)
  }

  @Test func onlyWebAddressesAreSimilarToOthers() throws {
    for other in ["javascript:void(0)", "ftp://example.org/a"] {
      #expect(try BookmarkAddress(other).likeness == "", "\(other)")
    }
  }

  @Test(arguments: [
    ("", "it is not an absolute address"),
    ("/bookmarks", "it is not an absolute address"),
    ("/page.html", "it is not an absolute address"),
    ("example.org/page", "write “https://example.org/page”"),
    ("https:", "nothing follows"),
    ("https:example.org", "“//” and a host must follow"),
    ("https:///path", "it has no host"),
    ("https://:8080/", "it has no host"),
    ("https://ada@/", "it has no host"),
    ("https://[]/", "it has no host"),
    ("https://example.org:65536/", "“65536” is not a port"),
    ("https://example.org:0/", "“0” is not a port"),
    ("https://example.org:http/", "“http” is not a port"),
    ("https://exam ple.org/", "its host contains white space"),
    ("https://example.org/\u{1}x", "it contains a control character"),
    ("https://[::1]abc/", "a port or a path must follow the bracket"),
    ("https://[::1/", "the bracket of its host is not closed"),
    ("https://example.org:+80/", "“+80” is not a port"),
    ("1https://example.org", "it is not an absolute address"),
    ("ht tp://example.org", "it is not an absolute address"),
  ])
  func rejectsAnInvalidAddressWithTheReason(_ typed: String, _ reason: String) {
    let failure = #expect(throws: BookmarkFieldFailure.self) { try BookmarkAddress(typed) }
    #expect(failure?.description.contains(reason) == true, "\(failure?.description ?? "")")
  }

  @Test(arguments: [("https://example.org/", ""), ("", ":"), ("https://example.org:", "/")])
  func anErrorTruncatesALongAddress(_ start: String, _ end: String) {
    let count = start.hasSuffix("/") ? BookmarkAddress.limit : BookmarkAddress.limit - 100
    let typed = start + String(repeating: "a", count: count) + end
    let failure = #expect(throws: BookmarkFieldFailure.self) { try BookmarkAddress(typed) }
    #expect((failure?.description.count ?? .max) < 250)
  }

  @Test func anErrorQuotesNoControlCharacters() {
    let failure = #expect(throws: BookmarkFieldFailure.self) {
      try BookmarkAddress("foo\u{1B}[31mRED\u{7}\u{0}\nbar")
    }
    let sentence = failure?.description ?? "\0"
    #expect(sentence.unicodeScalars.allSatisfy { $0.properties.generalCategory != .control })
  }

  @Test func onlyHTTPAndHTTPSAreWebAddresses() throws {
    #expect(try BookmarkAddress("HTTP://example.org").isWeb)
    #expect(try BookmarkAddress("https://example.org").isWeb)
    for other in ["javascript:alert(1)", "JavaScript:alert(1)", "data:text/html,x", "file:///x"] {
      #expect(try !BookmarkAddress(other).isWeb, "\(other)")
    }
  }
}
