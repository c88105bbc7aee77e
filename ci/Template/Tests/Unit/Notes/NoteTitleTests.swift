import CoreDomain
import NotesDomain
import NotesTesting
import Testing

/// The only rule of the feature: valid titles.
@Suite struct NoteTitleTests {
  @Test(arguments: [
    ("A title", "A title"), ("  around\n", "around"), ("日本", "日本"), ("e\u{301}", "e\u{301}"),
    (String(repeating: "x", count: 200), String(repeating: "x", count: 200)),
  ])
  func trimsWhiteSpaceAroundTheTypedTitle(_ typed: String, _ text: String) throws {
    #expect(try NoteTitle(typed).text == text)
  }

  @Test(arguments: [
    ("", "is blank"), (" \t\n\u{3000}", "is blank"),
    ("two\nlines", "line break"), ("two\u{2028}lines", "line break"), ("\u{1B}[2J", "control"),
    (String(repeating: "x", count: 201), "has 201 characters, and at most 200 are kept"),
    ("e" + String(repeating: "\u{301}", count: 200), "has 201 characters"),
  ])
  func rejectsAnInvalidTitleWithTheReason(_ typed: String, _ words: String) throws {
    let failure = try #require(#expect(throws: NoteFailure.self) { try NoteTitle(typed) })
    #expect(failure.description.hasPrefix("The title "))
    #expect(failure.description.contains(words))
  }

  @Test func quotesAnIdentifierShortenedAndWithoutControlCharacters() {
    let id = Note.ID("\u{1B}" + String(repeating: "x", count: 100))
    let words = "There is no note “\u{FFFD}\(String(repeating: "x", count: 79))…”."
    #expect(NoteFailure.notFound(id).description == words)
    #expect(NoteFailure.notFound(Note.ID("a1")).description == "There is no note “a1”.")
  }
}
