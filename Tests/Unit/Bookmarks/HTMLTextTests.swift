import Testing

@testable import BookmarksInfrastructure

@Suite struct HTMLTextTests {
  @Test(arguments: [
    ("a &amp; b", "a & b"), ("&lt;&gt;&quot;&apos;", "<>\"'"), ("&eacute;&Alpha;&hearts;", "éΑ♥"),
    ("&thetasym;&alefsym;", "ϑℵ"), ("&yuml;&nbsp;&divide;", "ÿ\u{A0}÷"), ("&AMP;&COPY", "&©"),
    ("&unknown;", "&unknown;"), ("&Amp;", "&Amp;"), ("&;", "&;"), ("&", "&"), ("&&amp;", "&&"),
  ])
  func unescapesNamedReferences(_ written: String, _ text: String) {
    #expect(unescaped(written) == text)
    #expect(unescaped(written, isAttribute: true) == text)
  }

  @Test(arguments: [
    ("&#39;&#x27;&#X2f;", "''/"), ("&#65&#x42 ", "AB "), ("&#128;&#x9F;&#129;", "€Ÿ\u{81}"),
    ("&#0;&#xD800;&#x110000;", "\u{FFFD}\u{FFFD}\u{FFFD}"), ("&#99999999999999999999;", "\u{FFFD}"),
    ("&#x1F30B;", "\u{1F30B}"), ("&#;&#x;&#g;&#-1;&#+1;", "&#;&#x;&#g;&#-1;&#+1;"),
    ("&#0000000000000000000000000000000000000065;", "A"),
  ])
  func unescapesNumericReferencesAsBrowsersDo(_ written: String, _ text: String) {
    #expect(unescaped(written) == text)
    #expect(unescaped(written, isAttribute: true) == text)
  }

  @Test(arguments: [
    ("?a&copy=1", "?a©=1", "?a&copy=1"), ("&notit;", "¬it;", "&notit;"),
    ("&ampx", "&x", "&ampx"), ("&amp b", "& b", "& b"), ("&lt", "<", "<"), ("&lt'", "<'", "<'"),
    ("&alpha b", "&alpha b", "&alpha b"), ("&times7", "×7", "&times7"),
    ("&frac12", "½", "½"), ("&sup", "&sup", "&sup"), ("&sup2", "²", "²"),
  ])
  func unescapesReferencesWithoutASemicolonAsBrowsersDo(
    _ written: String, _ text: String, _ attribute: String
  ) {
    #expect(unescaped(written) == text)
    #expect(unescaped(written, isAttribute: true) == attribute)
  }

  @Test func escapesACharacterWithACombiningAccent() {
    #expect(HTMLText.escaped("<\u{301}&\u{301}\"'>") == "&lt;\u{301}&amp;\u{301}&quot;&#39;&gt;")
    #expect(unescaped("&lt;\u{301}&amp;\u{301}") == "<\u{301}&\u{301}")
  }

  @Test func keepsTheTextAroundInvalidBytes() {
    #expect(HTMLText.unescaped([0x61, 0xFF, 0x26, 0x6C, 0x74, 0x3B, 0x62]) == "a\u{FFFD}<b")
  }

  private func unescaped(_ text: String, isAttribute: Bool = false) -> String {
    HTMLText.unescaped(Array(text.utf8)[...], isAttribute: isAttribute)
  }
}
