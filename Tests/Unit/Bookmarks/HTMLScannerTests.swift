import CoreTesting
import Testing

@testable import BookmarksInfrastructure

@Suite struct HTMLScannerTests {
  // MARK: - Chunks

  private static let documents = [
    "a<b>c</b>d", "<A HREF=\"x>y\" b='<' c=d/e f>g", "a<!-- > -- b -->c<!-->d<!--->e<!--x--!>f",
    "<!DOCTYPE x><?php ?>a", "1 < 2 << 3 </ 4 <", "a</", "a<!-", "a<!-- b", "<a b=\"c", "<a b=c",
    "&amp;&lt&#x41;&#6", "é<日 本>日本&eacute", "<br/><a/b=c/>\n<d\ne>\n", "<a b = 'c' =d '>'>",
    "</a b=\">\">x</B >y", "<a \"b>c", "<a b='c'd=e>f",
  ]

  @Test(arguments: documents)
  func returnsTheSameTokensInPiecesOfAnySize(_ document: String) {
    let bytes = Array(document.utf8)
    let whole = Self.tokens([bytes])
    #expect(Self.tokens(bytes.map { [$0] }) == whole)
    for first in 0...bytes.count {
      for second in first...bytes.count {
        let pieces = [bytes[..<first], bytes[first..<second], bytes[second...]].map(Array.init)
        #expect(Self.tokens(pieces) == whole, "cut at \(first) and \(second)")
      }
    }
  }

  @Test(arguments: 1...8 as ClosedRange<UInt64>)
  func returnsTheSameTokensOfALongDocumentInAnyPieces(_ seed: UInt64) {
    var numbers = SeededNumbers(seed: seed)
    let parts =
      Self.documents + ["\n", "&", "&am", String(repeating: "é", count: 1000), "<!--", "-->", ">"]
      + [String(repeating: "&amp", count: 17_000), "\"", "'", "<a", "</title>", "</TITLE"]
    let bytes = Array(
      (0..<80).compactMap { _ in parts.randomElement(using: &numbers) }.joined().utf8)
    let whole = Self.tokens([bytes], rawTitles: true)
    var pieces: [[UInt8]] = []
    var rest = bytes[...]
    while !rest.isEmpty {
      let size = Int.random(in: 1...Int.random(in: 1...100_000, using: &numbers), using: &numbers)
      pieces.append(Array(rest.prefix(size)))
      rest = rest.dropFirst(size)
    }
    let isEqual = Self.tokens(pieces, rawTitles: true) == whole
    #expect(isEqual)
  }

  @Test func returnsATokenAsSoonAsItIsComplete() {
    var scanner = HTMLScanner()
    scanner.feed(Array("<title".utf8))
    #expect(scanner.next() == nil)
    scanner.feed(Array(">T".utf8))
    #expect(scanner.next() == .open(HTMLTag("title", isCut: false)))
    #expect(scanner.next() == nil)
    scanner.feed(Array("<".utf8))
    #expect(scanner.next() == nil)
    scanner.feed(Array("/t".utf8))
    #expect(scanner.next() == .text("T"))
    scanner.end()
    #expect(scanner.next() == .close("t"))
    #expect(scanner.next() == nil)
  }

  // MARK: - Tags

  @Test(arguments: [
    ("<a href=x>", "href", "x"), ("<A HREF = 'x y'>", "href", "x y"),
    ("<a href=\"x>y\">", "href", "x>y"), ("<a/href=x/y/>", "href", "x/y/"),
    ("<a href=1 HREF=2>", "href", "1"), ("<a href>", "href", ""), ("<a href=>", "href", ""),
    ("<a b='c'href=x>", "href", "x"), ("<a =b href=x>", "href", "x"), ("<a =b href=x>", "=b", ""),
    ("<a href=\"?a=1&copy=2&amp;b\">", "href", "?a=1&copy=2&b"), ("<a HRéF=x>", "hréf", "x"),
    ("<a b\"=\"href=x\" href=y>", "href", "y"),
  ])
  func readsAttributesAsBrowsersDo(_ document: String, _ name: String, _ value: String) throws {
    let tag = try #require(Self.tokens(document).first?.token.tag)
    #expect(tag.name == "a")
    #expect(tag.attributes[name] == value)
    #expect(!tag.isCut)
  }

  @Test(arguments: [
    ("a<!-- <b> --> c", ["a", " c"]), ("a<!-->b<!--->c<!--d--!>e", ["a", "b", "c", "e"]),
    ("a<!DOCTYPE b>c<?d>e", ["a", "c", "e"]), ("a<!-- b", ["a"]),
    ("a < b </ c <3", ["a < b </ c <3"]),
    ("<!--!>a-->b", ["b"]), ("<!-- a -- b --!c -->d", ["d"]),
  ])
  func skipsCommentsAndReadsStrayBracketsAsText(_ document: String, _ texts: [String]) {
    #expect(Self.tokens(document).map(\.token) == texts.map(HTMLScanner.Token.text))
  }

  @Test func countsTheLineOfEachToken() {
    let lines = Self.tokens("a\nb<c\n>\n<!--\n\n--><d>\n</e\n>f").map(\.line)
    #expect(lines == [1, 2, 3, 6, 6, 7, 8])
  }

  // MARK: - Raw text

  @Test(arguments: [
    ("<title>a <b> &amp; < </ti </titles> c</TITLE >d", ["a <b> & < </ti </titles> c", "d"]),
    ("<title>a</title", ["a"]), ("<title>a", ["a"]), ("<title></title>", []),
  ])
  func readsTheTextOfAnElementUpToItsClosingTag(_ document: String, _ texts: [String]) {
    let tokens = Self.tokens([Array(document.utf8)], rawTitles: true).map(\.token)
    #expect(tokens.filter(\.isText) == texts.map(HTMLScanner.Token.text))
  }

  @Test func endsTheTextOfAnElementBeforeAForbiddenTag() {
    for (end, token) in [("<DT>", "dt"), ("<dt/x>", "dt")] {
      var scanner = HTMLScanner()
      scanner.feed(Array("<a>b<dtx>\(end)".utf8))
      scanner.end()
      _ = scanner.next()
      scanner.readText(until: "a", orBefore: ["dt", "dl"])
      #expect(scanner.next() == .text("b<dtx>"))
      #expect(scanner.next()?.tag?.name == token)
    }
  }

  @Test func skipsTheContentOfAnElement() {
    var scanner = HTMLScanner()
    scanner.feed(Array("<script>a<b></script>c".utf8))
    scanner.end()
    _ = scanner.next()
    scanner.skip(until: "script")
    #expect(scanner.next() == .close("script"))
    #expect(scanner.next() == .text("c"))
  }

  // MARK: - Limits

  @Test func splitsALongTextBetweenCharactersAndReferences() {
    for (text, count) in [("é", 100_000), ("&amp;", 40_000), ("&amp", 40_000), ("日", 70_000)] {
      let document = "x" + String(repeating: text, count: count)
      let tokens = Self.tokens(document).map(\.token)
      #expect(tokens.count > 1)
      let joined = tokens.map(\.text).joined()
      let isWhole = joined == "x" + String(repeating: text.first == "&" ? "&" : text, count: count)
      #expect(isWhole)
      #expect(tokens.allSatisfy { $0.text.utf8.count <= HTMLScanner.textLimit })
    }
  }

  @Test func truncatesATagThatIsTooLong() throws {
    let long = String(repeating: "x", count: HTMLScanner.tagLimit)
    let tokens = Self.tokens("<a href=y icon='\(long)<b>'>c").map(\.token)
    let tag = try #require(tokens.first?.tag)
    #expect(tag.isCut)
    #expect(tag.attributes["href"] == "y")
    #expect(tokens.dropFirst() == [.text("c")])
  }

  @Test func truncatesATagAtTheEndOfTheDocument() {
    #expect(Self.tokens("<a").map(\.token) == [.open(HTMLTag("a", isCut: true))])
  }

  @Test func limitsTheTextOfAnUnclosedElement() {
    let long = String(repeating: "x", count: HTMLScanner.rawTextLimit)
    let tokens = Self.tokens([Array("<title>\(long)<b>".utf8)], rawTitles: true).map(\.token)
    #expect(tokens.last == .open(HTMLTag("b", isCut: false)))
  }

  @Test(
    .timeLimit(.minutes(1)),
    arguments: [
      "<", "<!", "<!-", "<!--", "--", "<a ", "<a b=\"", "</", "&", "&#", "&a", "<?", "<title>", "=",
    ])
  func readsUnclosedMarkupInLinearTime(_ mark: String) {
    let pieces = Array(String(repeating: mark, count: 20_000).utf8).pieces(of: 100)
    for head in ["", "<title>", "<a b=\"", "<!--"] {
      #expect(Self.tokens([Array(head.utf8)] + pieces, rawTitles: true).count < 100_000)
    }
  }

  // MARK: - Scanning

  private struct Placed: Equatable {
    let token: HTMLScanner.Token
    let line: Int
  }

  private static func tokens(_ document: String) -> [Placed] {
    tokens([Array(document.utf8)])
  }

  private static func tokens(_ pieces: [[UInt8]], rawTitles: Bool = false) -> [Placed] {
    var scanner = HTMLScanner()
    var tokens: [Placed] = []
    func take() {
      while let token = scanner.next() {
        tokens.append(Placed(token: token, line: scanner.line))
        guard rawTitles, case .open(let tag) = token, tag.name == "title" else { continue }
        scanner.readText(until: "title")
      }
    }
    for piece in pieces {
      scanner.feed(piece)
      take()
    }
    scanner.end()
    take()
    return tokens
  }
}

extension HTMLTag {
  fileprivate init(_ text: String, isCut: Bool) {
    self.init(Array(text.utf8)[...], isCut: isCut)
  }
}

extension HTMLScanner.Token {
  fileprivate var tag: HTMLTag? {
    if case .open(let tag) = self { tag } else { nil }
  }

  fileprivate var isText: Bool {
    if case .text = self { true } else { false }
  }

  fileprivate var text: String {
    if case .text(let text) = self { text } else { "" }
  }
}

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

  @Test func unescapesACharacterWithACombiningAccent() {
    #expect(unescaped("&lt;\u{301}&amp;\u{301}") == "<\u{301}&\u{301}")
  }

  @Test func keepsTheTextAroundInvalidBytes() {
    #expect(HTMLText.unescaped([0x61, 0xFF, 0x26, 0x6C, 0x74, 0x3B, 0x62]) == "a\u{FFFD}<b")
  }

  private func unescaped(_ text: String, isAttribute: Bool = false) -> String {
    HTMLText.unescaped(Array(text.utf8)[...], isAttribute: isAttribute)
  }
}
