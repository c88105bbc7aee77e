import BookshelfDomain
import BookshelfTesting
import CoreDomain
import Testing

/// The one rule of the feature: what a title may be.
@Suite struct ComicTitleTests {
  @Test(arguments: [
    ("A title", "A title"), ("  around\n", "around"), ("日本", "日本"), ("e\u{301}", "e\u{301}"),
    (String(repeating: "x", count: 200), String(repeating: "x", count: 200)),
  ])
  func keepsWhatWasTypedWithoutTheBlanksAroundIt(_ typed: String, _ text: String) throws {
    #expect(try ComicTitle(typed).text == text)
  }

  @Test(arguments: [
    ("", "is blank"), (" \t\n\u{3000}", "is blank"),
    ("two\nlines", "line break"), ("two\u{2028}lines", "line break"), ("\u{1B}[2J", "control"),
    (String(repeating: "x", count: 201), "has 201 characters, and at most 200 are kept"),
    ("e" + String(repeating: "\u{301}", count: 200), "has 201 characters"),
  ])
  func refusesWhatDoesNotFitIntoALineAndSaysWhy(_ typed: String, _ words: String) throws {
    let failure = try #require(#expect(throws: ComicFailure.self) { try ComicTitle(typed) })
    #expect(failure.description.hasPrefix("The title "))
    #expect(failure.description.contains(words))
  }

  @Test func aMessageRepeatsAnIdentifierCutAndWithoutCommandsToATerminal() {
    let id = Comic.ID("\u{1B}" + String(repeating: "x", count: 100))
    let words = "There is no comic “\u{FFFD}\(String(repeating: "x", count: 79))…”."
    #expect(ComicFailure.notFound(id).description == words)
    #expect(ComicFailure.notFound(Comic.ID("a1")).description == "There is no comic “a1”.")
  }
}
