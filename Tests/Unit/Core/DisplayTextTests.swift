import CoreDomain
import Testing

@Suite struct DisplayTextTests {
  @Test(arguments: [("", ""), (" \n\t", ""), (" a b\u{3000}", "a b"), (" \u{301}a ", "\u{301}a")])
  func trimsWhiteSpace(_ text: String, _ trimmed: String) {
    #expect(DisplayText.trimmed(text).unicodeScalars.elementsEqual(trimmed.unicodeScalars))
  }

  @Test func quotesTextWithoutControlCharacters() {
    #expect(DisplayText.quoted("a\u{1B}[31m\n\u{9B}é") == "a\u{FFFD}[31m\u{FFFD}\u{FFFD}é")
    #expect(DisplayText.quoted("a\u{2028}b") == "a\u{FFFD}b")
  }

  @Test func theTokenOfTheProductHasNoBlanks() {
    #expect(!ProductName.token.isEmpty && !ProductName.token.contains(" "))
  }

  @Test func truncatesQuotedTextAtALimit() {
    let text = String(repeating: "あ", count: DisplayText.quotedLimit)
    #expect(DisplayText.quoted(text) == text)
    #expect(DisplayText.quoted(text + "い") == text + "…")
  }

  @Test(arguments: [
    ("  around\n", "around"), ("1234567890", "1234567890"), ("A", "A"),
  ])
  func trimsWhiteSpaceAroundALine(_ typed: String, _ line: String) throws {
    #expect(try DisplayText.line(typed, upTo: 10) == line)
  }

  @Test(arguments: [
    ("", LineFailure.blank, "is blank"), (" \t\n\u{3000}", .blank, "is blank"),
    ("two\nlines", .notOneLine, "has a line break or a control character in it"),
    ("two\u{2028}lines", .notOneLine, "has a line"), ("\u{1B}[2J", .notOneLine, "has a line"),
    ("12345678901", .tooLong(11, limit: 10), "has 11 characters, but may have at most 10"),
    ("e" + String(repeating: "\u{301}", count: 10), .tooLong(11, limit: 10), "has 11 characters"),
  ])
  func rejectsAnInvalidLineWithTheReason(_ typed: String, _ failure: LineFailure, _ words: String) {
    #expect(throws: failure) { try DisplayText.line(typed, upTo: 10) }
    #expect(failure.description.hasPrefix(words))
  }
}
