import Documents
import Testing

/// What holds over several documents: decisions, translations, terms.
@Suite struct CollectionTests {
  @Test(arguments: ["`KilnTests`", "`KilnTests.staysHot`", "`make lint`", "tells\n`staysHot`"])
  func aDecisionNamesACheck(_ check: String) throws {
    #expect(try found(decision: "# 0001 Clay\n\n**Check.** \(check).") == [])
  }

  @Test(arguments: [
    ("# 0001 Clay\n\n**Check.** care", "3 The check of the decision is none that there is."),
    ("# 0001 Clay\n\n**Check.** `Kiln`", "3 The check of the decision is none that there is."),
    (
      "# 0001 Clay\n\n**Check.** `make wheel`", "3 The check of the decision is none that there is."
    ),
    ("# 0001 Clay\n\n`KilnTests`", "0 The decision does not say what checks it."),
    (
      "# 0002 Clay\n\n**Check.** `KilnTests`",
      "1 The title does not begin with the decision's number."
    ),
  ])
  func aDecisionThatNamesNoneIsSaid(_ text: String, _ expected: String) throws {
    #expect(try found(decision: text) == [expected])
  }

  @Test func numbersHaveNoGapsAndNoDoubles() throws {
    let text = { (number: String) in "# \(number) Clay\n\n**Check.** `KilnTests`" }
    let found = try findings(
      of: .decision,
      in: [
        "docs/decisions/0001-a.md": text("0001"), "docs/decisions/0001-b.md": text("0001"),
        "docs/decisions/0004-c.md": text("0004"),
      ])
    #expect(
      found == [
        "0 The decision should have the number 0002.",
        "0 The decision should have the number 0002.",
      ])
  }

  @Test func numbersOfAForkHaveTheGapsOfWhatStayedBehind() throws {
    var project = try SampleProject.make()
    project.files = FileIndex(files: project.files.files + ["template.lock"])
    let text = { (number: String) in "# \(number) Clay\n\n**Check.** `KilnTests`" }
    let found = try findings(
      of: .decision,
      in: [
        "docs/decisions/0002-a.md": text("0002"), "docs/decisions/0005-b.md": text("0005"),
        "docs/decisions/0005-c.md": text("0005"),
      ], project: project)
    #expect(found == ["0 The decision should have the number 0006."])
  }

  @Test func aForkMayListATermThatOnlyPagesOfOthersWrote() throws {
    let terms = "| whose | terms |\n|---|---|\n| Swift | `URL`, `Kiln` |"
    var project = try SampleProject.make(terms: terms)
    project.files = FileIndex(files: project.files.files + ["template.lock"])
    let documents = ["README.md": "`Kiln`", TermList.path: "`URL`"]
    let expected = ["3 “Kiln” is a name of ours."]
    #expect(try findings(of: .term, in: documents, project: project) == expected)
  }

  @Test func aTranslationHasTheSameCommandsAndHeadings() throws {
    let original = "# A\n\n## B\n\n```sh\nkiln fire pot # hot\nls\n```"
    let same = "# あ\n\n## い\n\n```sh\nkiln fire pot # 熱い\nls\n```"
    let differing = "# あ\n\n```sh\nkiln fire wheel\nls\n```"
    #expect(try found(original, same) == [])
    #expect(
      try found(original, differing) == [
        "0 It has 1 headings, and README.md has 2, or their levels differ.",
        "0 It lacks “kiln fire pot”, which README.md has.",
        "4 “kiln fire wheel” does not stand in README.md.",
      ])
  }

  @Test(arguments: [
    ("| Swift | `URLSession` |", [String]()),
    ("| Swift | `URLSession`, `URL` |", ["3 No document writes “URL”."]),
    ("| Swift | `URLSession`, `Kiln` |", ["3 “Kiln” is a name of ours."]),
    ("| Swift | `URLSession` |\n| Apple | `URLSession` |", ["4 “URLSession” is listed 2 times."]),
  ])
  func aTermIsListedOnceIsOthersAndIsUsed(_ rows: String, _ expected: [String]) throws {
    let project = try SampleProject.make(terms: "| whose | terms |\n|---|---|\n\(rows)")
    let documents = ["README.md": "`URLSession.shared`, `Kiln`", TermList.path: "`URL`"]
    #expect(try findings(of: .term, in: documents, project: project) == expected)
  }

  @Test func aWordThatARuleConfinesIsOthers() throws {
    var project = try SampleProject.make()
    let rules = "| words | symbols |\n|---|---|\n| `Date()`, `Task.sleep` | `Swift.print` |"
    project.terms.add(confinedBy: MarkdownDocument(path: "docs/layers.md", text: rules))
    let documents = ["README.md": "`Date`, `Date()`, `Task.sleep`, `Swift.print`, `Wheel`"]
    let expected = ["1 “Wheel” is declared nowhere."]
    #expect(try findings(of: .symbol, in: documents, project: project) == expected)
  }

  @Test func aVersionOfSwiftIsTheOneThatTheProjectIsBuiltWith() throws {
    var project = try SampleProject.make()
    project.swiftVersion = "6.3.1"
    project.image = "FROM swift:6.3.1-bookworm"
    let documents = [
      "README.md": "Swift 6.3.1, Swift 6.3,\nSwift 6.2.", "CHANGELOG.md": "Swift 6.0 ends.",
    ]
    let expected = ["2 “Swift 6.2” is not the Swift that the project is built with."]
    #expect(try findings(of: .version, in: documents, project: project) == expected)
    project.image = "FROM swift:6.2.0-bookworm"
    #expect(try findings(of: .version, in: documents, project: project).count == 2)
  }

  @Test func aListOfTermsWithoutItsTableIsRefused() {
    #expect(throws: (any Error).self) {
      try TermList(MarkdownDocument(path: TermList.path, text: "# Terms"))
    }
  }

  private func found(decision: String) throws -> [String] {
    try findings(of: .decision, in: ["docs/decisions/0001-clay.md": decision])
  }

  private func found(_ original: String, _ translation: String) throws -> [String] {
    try findings(
      of: .translation, in: ["README.md": original, "README.ja.md": translation])
  }
}
