import CoreDomain
import StargazersDomain
import StargazersTesting
import Testing

/// The one rule of the feature: what a title may be.
@Suite struct StargazerTitleTests {
  @Test(arguments: [
    ("A title", "A title"), ("  around\n", "around"), ("日本", "日本"), ("e\u{301}", "e\u{301}"),
    (String(repeating: "x", count: 200), String(repeating: "x", count: 200)),
  ])
  func keepsWhatWasTypedWithoutTheBlanksAroundIt(_ typed: String, _ text: String) throws {
    #expect(try StargazerTitle(typed).text == text)
  }

  @Test(arguments: [
    ("", "is blank"), (" \t\n\u{3000}", "is blank"),
    ("two\nlines", "line break"), ("two\u{2028}lines", "line break"), ("\u{1B}[2J", "control"),
    (String(repeating: "x", count: 201), "has 201 characters, and at most 200 are kept"),
    ("e" + String(repeating: "\u{301}", count: 200), "has 201 characters"),
  ])
  func refusesWhatDoesNotFitIntoALineAndSaysWhy(_ typed: String, _ words: String) throws {
    let failure = try #require(#expect(throws: StargazerFailure.self) { try StargazerTitle(typed) })
    #expect(failure.description.hasPrefix("The title "))
    #expect(failure.description.contains(words))
  }

  @Test func aMessageRepeatsAnIdentifierCutAndWithoutCommandsToATerminal() {
    let id = Stargazer.ID("\u{1B}" + String(repeating: "x", count: 100))
    let words = "There is no stargazer “\u{FFFD}\(String(repeating: "x", count: 79))…”."
    #expect(StargazerFailure.notFound(id).description == words)
    #expect(
      StargazerFailure.notFound(Stargazer.ID("a1")).description == "There is no stargazer “a1”.")
  }
}
