import Documents
import Evidence
import Testing

/// Words in backticks.
@Suite struct MentionTests {
  @Test(arguments: [
    "`Kiln`", "`Kiln.temperature`", "`Kiln.fire`", "`fire(_:cone:)`", "`Kiln(bricks:)`",
    "`Kiln(.hot)`", "`Mishap.cracked(_:_:at:)`", "`KilnDomain`", "`KilnTests`", "`staysHot`",
    "`URLSession`",
    "`URLSession.shared`", "`import KilnDomain`", "`Kil…`", "a `plain` word", "`any Oven`",
    "`Kiln`\nand `Kiln`", "`` Kiln ``",
  ])
  func aNameThatIsDeclaredIsFound(_ text: String) throws {
    #expect(try findings(of: .symbol, in: text) == [])
  }

  @Test(arguments: [
    ("Say `Klin`.", "1 “Klin” is declared nowhere. Did you mean “Kiln”?"),
    ("\n\n`Kiln.temprature`", "3 “Kiln” has no “temprature”. Did you mean “temperature”?"),
    ("`Kiln.spin`", "1 “Kiln” has no “spin”."),
    ("`fire(_:heat:)`", "1 “fire(_:heat:)” has other labels: fire(_:cone:)."),
    ("`Kiln(stones:)`", "1 “Kiln(stones:)” has other labels: Kiln(bricks:)."),
    ("`coolsDown`", "1 “coolsDown” is declared nowhere."),
    ("`import KilnRepository`", "1 “KilnRepository” is declared nowhere."),
    ("`Pot…`", "1 No name of the sources fits “Pot…”."),
    ("a\n`Wheel` over\nlines", "2 “Wheel” is declared nowhere."),
    ("| a | b |\n|---|---|\n| c | `Wheel` |", "3 “Wheel” is declared nowhere."),
  ])
  func aNameThatIsNotIsSaid(_ text: String, _ expected: String) throws {
    #expect(try findings(of: .symbol, in: text) == [expected])
  }

  @Test(arguments: [
    "`Modules/Kiln`", "`Modules/*/Kiln.swift`", "`Modules/{Kiln,Wheel}`", "`Modules/<Feature>`",
    "`.build/debug/kiln`", "`reports/coverage.xml`", "`Kiln.swift`", "`Kiln/Kiln.swift`",
    "`/api/v1`", "`~/.config/x`",
  ])
  func aPathThatIsThereIsFound(_ text: String) throws {
    #expect(try findings(of: .path, in: text) == [])
  }

  @Test(arguments: [
    ("`Modules/Klin`", "1 “Modules/Klin” is no file and no folder. Did you mean “Modules/Kiln”?"),
    ("`Tests/*/Kiln`", "1 “Tests/*/Kiln” is no file and no folder."),
    ("`Wheel/Kiln.swift`", "1 “Wheel/Kiln.swift” is no file and no folder."),
    ("`Klin.swift`", "1 No file is named “Klin.swift”. Did you mean “Kiln.swift”?"),
  ])
  func aPathThatIsNotIsSaid(_ text: String, _ expected: String) throws {
    #expect(try findings(of: .path, in: text) == [expected])
  }

  @Test func aPathMayBeginAtTheFolderOfItsDocument() throws {
    #expect(try findings(of: .path, in: ["Modules/README.md": "`Kiln/Kiln.swift`"]) == [])
  }

  @Test func anOptionBelongsToSomeProgram() throws {
    let expected = ["1 No program has the option “--cones”. Did you mean “--cone”?"]
    #expect(try findings(of: .option, in: "`--cones`, `--slow`, `--cone=6`") == expected)
  }

  @Test func aVariableIsReadByTheSources() throws {
    let text = "`SEAMS_COLOR`, `SEAMS_COLOUR`\n\n```sh\nSEAMS_COLORS=1 kiln fire pot\n```"
    let expected = [
      "1 Nothing reads “SEAMS_COLOUR”. Did you mean “SEAMS_COLOR”?",
      "3 Nothing reads “SEAMS_COLORS”. Did you mean “SEAMS_COLOR”?",
    ]
    #expect(try findings(of: .environment, in: text) == expected)
  }

  @Test func aDocCommentLinksWhatIsDeclared() throws {
    let source = """
      /// A ``Kiln``, its ``Kiln/temperature``, ``temperature``, and a `plain` word.
      struct Pot {}
      /// See ``Kiln/bricks``,
      /// ``Klin`` and ``staysHot()``.
      """
    let comments = DocComments.document(path: "Pot.swift", source: source)
    let found = DocumentCheck.findings(inComments: [comments], of: try SampleProject.make())
    #expect(
      found.map { "\($0.place) \($0.what)" } == [
        "Pot.swift:3 “Kiln” has no “bricks”.",
        "Pot.swift:4 “Klin” is declared nowhere. Did you mean “Kiln”?",
      ])
  }

  @Test func wordsInBlocksAreNoMentions() throws {
    #expect(try findings(of: .symbol, in: "```text\n`Wheel`\n```\n<!-- `Wheel` -->") == [])
  }
}
