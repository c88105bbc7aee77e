import CoreDomain
import Testing

@Suite struct DisplayTextTests {
  @Test(arguments: [("", ""), (" \n\t", ""), (" a b\u{3000}", "a b"), (" \u{301}a ", "\u{301}a")])
  func trimsWhiteSpace(_ text: String, _ trimmed: String) {
    #expect(DisplayText.trimmed(text).unicodeScalars.elementsEqual(trimmed.unicodeScalars))
  }

  @Test func quotesTextWithoutControlCharacters() {
    #expect(DisplayText.quoted("a\u{1B}[31m\n\u{9B}é") == "a\u{FFFD}[31m\u{FFFD}\u{FFFD}é")
  }

  @Test func truncatesQuotedTextAtALimit() {
    let text = String(repeating: "あ", count: DisplayText.quotedLimit)
    #expect(DisplayText.quoted(text) == text)
    #expect(DisplayText.quoted(text + "い") == text + "…")
  }
}
