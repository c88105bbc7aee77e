import BookshelfDomain
import CoreDomain
import Testing

/// A name for signing in: one line of at most 40 characters.
@Suite struct ReaderNameTests {
  @Test(arguments: [
    ("Mio", "Mio"), ("  Mio \n", "Mio"), ("\u{3000}山田 花\t", "山田 花"), ("x", "x"),
    ("e\u{301}", "e\u{301}"), ("Zoë 2", "Zoë 2"), ("👍🏽", "👍🏽"), ("..", ".."), ("a/b", "a/b"),
    (String(repeating: "x", count: 40), String(repeating: "x", count: 40)),
  ])
  func trimsWhiteSpaceAroundTheTypedName(_ typed: String, _ text: String) throws {
    #expect(try ReaderName(typed).text == text)
  }

  @Test(arguments: [
    ("", "visible"), (" \t\n\u{3000}", "visible"),
    (String(repeating: "x", count: 41), "at most 40"),
    (String(repeating: "e\u{301}", count: 21), "at most 40"),
    ("two\nlines", "one line"), ("two\r\nlines", "one line"), ("two\u{2028}lines", "one line"),
    ("two\u{2029}lines", "one line"), ("a\u{0}b", "control"), ("\u{1B}[2J", "control"),
    ("a\u{202E}b", "control"), ("a\u{200B}b", "control"), ("\u{FEFF}ab", "control"),
  ])
  func rejectsInvalidNamesWithAReason(_ typed: String, _ words: String) throws {
    let failure = try #require(#expect(throws: ComicFieldFailure.self) { try ReaderName(typed) })
    #expect(failure.field == .name && failure.reason.contains(words))
  }

  /// An invisible name is not readable, and cannot be distinguished from another one.
  @Test(arguments: [
    "\u{3164}", "\u{FE0F}", "\u{301}", "\u{115F}\u{1160}", "\u{34F}", "\u{301} \u{301}",
  ])
  func rejectsInvisibleNames(_ typed: String) {
    #expect(throws: ComicFieldFailure.self) { try ReaderName(typed) }
  }

  @Test func quotesAnInvalidNameWithoutControlCharacters() throws {
    let failure = try #require(
      #expect(throws: ComicFieldFailure.self) { try ReaderName("\u{1B}[2J") })
    #expect(failure.reason.hasSuffix("got “\u{FFFD}[2J”."))
  }
}
