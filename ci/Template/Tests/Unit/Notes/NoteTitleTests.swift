import CoreDomain
import NotesDomain
import Testing

/// The only rule of the feature: valid titles. The tests of `DisplayText` cover further texts.
@Suite struct NoteTitleTests {
  @Test func trimsWhiteSpaceAroundTheTypedTitle() throws {
    let longest = String(repeating: "x", count: NoteTitle.limit)
    #expect(try NoteTitle("  \(longest)\n").text == longest)
  }

  @Test(arguments: [
    (" ", "The title is blank."),
    ("two\nlines", "The title has a line break or a control character in it."),
    (String(repeating: "x", count: 201), "The title has 201 characters, but may have at most 200."),
  ])
  func rejectsAnInvalidTitleWithTheReason(_ typed: String, _ sentence: String) throws {
    let failure = try #require(#expect(throws: NoteFailure.self) { try NoteTitle(typed) })
    #expect(failure.description == sentence)
  }

  @Test func quotesAnIdentifierWithoutControlCharacters() {
    let words = "There is no note “\u{FFFD}a1”. Check the identifier."
    #expect(NoteFailure.notFound(Note.ID("\u{1B}a1")).description == words)
  }
}
