import BookmarksDomain
import BookmarksTesting
import Testing

@Suite struct BookmarkQueryTests {
  @Test(arguments: [
    ("Swift", BookmarkCondition.text("swift")),
    ("a b", .all([.text("a"), .text("b")])),
    ("a and b AND c", .all([.text("a"), .text("b"), .text("c")])),
    ("a or b", .any([.text("a"), .text("b")])),
    ("a b or c", .any([.all([.text("a"), .text("b")]), .text("c")])),
    ("a (b or c)", .all([.text("a"), .any([.text("b"), .text("c")])])),
    ("-a", .not(.text("a"))), ("NOT a", .not(.text("a"))), ("not -a", .not(.not(.text("a")))),
    ("-(a b) c", .all([.not(.all([.text("a"), .text("b")])), .text("c")])),
    ("a-b", .text("a-b")), ("c++", .text("c++")),
    ("\"Two  words\"", .text("two words")), ("\"or\"", .text("or")), ("\"(\"", .text("(")),
    ("-\"a b\"", .not(.text("a b"))), ("a(b)", .all([.text("a"), .text("b")])),
    ("#Tag", .tag(.fixture("Tag"))), ("#\"two words\"", .tag(.fixture("two words"))),
    ("-#tag", .not(.tag(.fixture("tag")))), ("c#", .text("c#")),
    ("!unread", .unread), ("!UNREAD", .unread), ("!untagged", .untagged), ("a!", .text("a!")),
    ("oreo android nothing", .all([.text("oreo"), .text("android"), .text("nothing")])),
    ("ＳＷＩＦＴ", .text("swift")), ("カフェ", .text("かふぇ")), ("Café", .text("cafe")),
    ("a\u{3000}b", .all([.text("a"), .text("b")])), ("((a))", .text("a")),
  ])
  func parsesTheQueryLanguage(_ typed: String, _ condition: BookmarkCondition) throws {
    #expect(try BookmarkQuery(typed).condition == condition)
  }

  @Test(arguments: [
    ("", 1, "missing"), (" \t", 3, "missing"), ("(a", 1, "not closed"),
    ("a (b (c)", 3, "not closed"),
    ("a)", 2, "no open parenthesis"), ("a) b", 2, "no open parenthesis"),
    ("()", 2, "before this parenthesis"),
    ("a or", 5, "missing here"),
    ("or a", 1, "missing before “or”"), ("a and or b", 7, "missing before “or”"),
    ("a or or b", 6, "missing before “or”"), ("\"a b", 1, "quotation mark is not closed"),
    ("a \"b\" \"", 7, "not closed"), ("\"\"", 1, "no letters to search for"),
    ("a \"  \"", 3, "no letters to search for"), ("#", 1, "after “#”"), ("a # b", 3, "after “#”"),
    ("#\" \"", 1, "after “#”"),
    ("#a,b", 1, "a tag cannot contain a comma"), ("!new", 1, "use “!unread” or “!untagged”"),
    ("!unraed", 1, "(did you mean “!unread”?)"),
    ("a !", 3, "use “!unread” or “!untagged”"),
    ("-", 2, "after “-”"), ("(-)", 3, "after “-”"), ("a - b", 4, "after “-”"),
    ("not", 4, "after “not”"),
    ("日本 (語", 4, "not closed"), ("a\u{301} )", 3, "no open parenthesis"),
  ])
  func reportsASyntaxErrorWithItsPosition(
    _ typed: String, _ position: Int, _ reason: String
  ) throws {
    let mistake = try #require(
      #expect(throws: BookmarkQueryMistake.self) { try BookmarkQuery(typed) })
    #expect(mistake.position == position, "\(mistake)")
    #expect(mistake.reason.contains(reason), "\(mistake)")
    #expect(mistake.query == typed)
  }

  @Test func pointsAtTheWrongCharacter() {
    #expect(pointer("a (b", 3) == "a (b\n  ^")
    #expect(pointer("a or", 5) == "a or\n    ^")
    // East Asian characters are two columns wide, and so is an ideographic space.
    #expect(pointer("日本 (語", 4) == "日本 (語\n\u{3000}\u{3000} ^")
    #expect(pointer("日\u{301})", 2) == "日\u{301})\n\u{3000}^")
    #expect(pointer("a\n\u{1B}[31m)", 3) == "a \u{FFFD}[31m)\n  ^")
    #expect(pointer("a", 9) == "a\n ^")
    #expect(pointer(")aaaaaaaaaaaaaa", 1) == ")aaaaaaaaaaaaaa\n^")
  }

  @Test(arguments: [
    "\u{115F}", "\u{A4CF}", "\u{D7A3}", "\u{FAFF}", "\u{FE6F}", "\u{FF60}", "\u{FFE6}",
    "\u{1FAFF}", "\u{3FFFD}",
  ])
  func theLastCharacterOfAWideBlockTakesTwoColumns(_ wide: String) {
    #expect(pointer(wide + ")", 2).hasSuffix("\n\u{3000}^"))
  }

  @Test func shortensALongQueryAroundTheWrongCharacter() {
    let text = { String(repeating: "a", count: $0) }
    let caret = "\n" + String(repeating: " ", count: 61) + "^"
    #expect(pointer(text(61) + ")" + text(61), 62) == "…\(text(60)))\(text(14))…\(caret)")
    #expect(pointer(text(200) + ")", 201) == "…\(text(60)))\(caret)")
  }

  @Test func limitsTheWordsTheDepthAndTheLengthOfAQuery() throws {
    let word = { (count: Int) in String(repeating: "a ", count: count) }
    _ = try BookmarkQuery(word(BookmarkQuery.wordLimit))
    let nested = { (depth: Int) in
      String(repeating: "(", count: depth) + "a" + String(repeating: ")", count: depth)
    }
    _ = try BookmarkQuery(nested(BookmarkQuery.depthLimit - 1))
    let negated = { String(repeating: "-", count: $0) + "a" }
    _ = try BookmarkQuery(negated(BookmarkQuery.depthLimit))
    _ = try BookmarkQuery(String(repeating: "a", count: BookmarkQuery.limit))
    let refused = [
      word(BookmarkQuery.wordLimit + 1), nested(BookmarkQuery.depthLimit),
      String(repeating: "#a ", count: BookmarkQuery.wordLimit + 1),
      String(repeating: "!unread ", count: BookmarkQuery.wordLimit + 1),
      negated(BookmarkQuery.depthLimit + 1), negated(200),
      String(repeating: "not ", count: 100) + "a",
      String(repeating: "a", count: BookmarkQuery.limit + 1),
    ]
    for query in refused {
      #expect(throws: BookmarkQueryMistake.self) { try BookmarkQuery(query) }
    }
    let tooDeep = #expect(throws: BookmarkQueryMistake.self) {
      try BookmarkQuery(nested(BookmarkQuery.depthLimit))
    }
    #expect(tooDeep?.reason == "parentheses and negations are nested more than 31 deep")
  }

  @Test func findsAPhraseAcrossLinesButNotAcrossFields() throws {
    let bookmark = Bookmark.fixture(title: "one", tags: ["two"], note: "three\nfour")
    #expect(try BookmarkQuery("two three").matches(bookmark))
    #expect(try !BookmarkQuery("\"two three\"").matches(bookmark))
    #expect(try BookmarkQuery("\"three four\"").matches(bookmark))
  }

  private func pointer(_ query: String, _ position: Int) -> String {
    BookmarkQueryMistake(query: query, position: position, reason: "x").pointer
  }
}
