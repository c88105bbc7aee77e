import Proofs
import Testing
import Toolbox

@Suite struct TableTests {
  @Test func guardsAreReadFromTheDocument() throws {
    let table = try GuardTable(text: document)
    #expect(
      table.guards == [
        Guard(
          name: "arch", target: "arch", command: "ci/tool seams-arch check", need: .sources,
          reading: .lines, green: [0, 70]),
        Guard(
          name: "unit", target: "test-unit", command: "ci/test unit 'Unit\\.'", need: .compiled,
          reading: .tests(events: "reports/unit.jsonl"), minutes: 3),
      ])
    #expect(table.exempt == ["bootstrap": "it installs"])
  }

  @Test(arguments: [
    ("| sources | lines |", "| sauces | lines |", "13: “needs”"),
    ("| sources | lines |", "| sources | lice |", "13: “needs”"),
    ("| 0 70 | 1 |", "| 0 70 | long |", "13: “needs”"), ("| 0 70 |", "| red |", "13: “needs”"),
    ("| 0 70 |", "|  |", "13: the row"),
    ("| unit | test-unit |", "| arch | test-unit |", "14: “arch” is there twice."),
    ("| guard | make |", "| gard | make |", "lists no guard"),
  ])
  func aWrongRowIsNamedByItsLine(_ right: String, _ wrong: String, _ message: String) {
    let failure = #expect(throws: ToolFailure.self) {
      try GuardTable(text: document.replacing(right, with: wrong))
    }
    #expect(failure?.description.contains(message) == true, "\(failure?.description ?? "")")
  }

  @Test func whatHasToHaveAViolationIsAskedOfTheProject() throws {
    let manifest = """
      func strict() -> [SwiftSetting] {
        [
          .swiftLanguageMode(.v6),
          // A reason.
          .enableUpcomingFeature("ExistentialAny"),
          .strictMemorySafety(),
        ]
      }
      func other() -> [SwiftSetting] { [.unsafeFlags([])] }
      """
    let files = [
      "Package.swift": manifest,
      "Modules/Core/Testing/FilesContract.swift": "public enum FilesContract {\n}\n",
      "Modules/Core/Testing/Check.swift": "public struct ContractCheck {}\n  enum XContract {}\n",
      "Modules/Core/Domain/Contract.swift": "public struct NoContract {}\n",
    ]
    try withCheckout(files) { checkout in
      let subjects = try Subjects(rules: ["cycle"], in: checkout)
      #expect(
        subjects.names == [
          "rule cycle", "contract FilesContract", "setting swiftLanguageMode",
          "setting ExistentialAny", "setting strictMemorySafety",
        ])
    }
  }

  @Test func stagesAreReadFromTheMakefile() {
    let makefile =
      "x := y\nstages := lint \\\n  build\n# only: a\nstages += fuzz\nother: z\n"
      + "deep-stages := tools\nnightly-stages := prove\n"
    #expect(Subjects.stages(in: makefile) == ["lint", "build", "fuzz", "tools"])
  }

  @Test func whatIsForgottenIsNamed() {
    let table = GuardTable(
      guards: [guardian("words", target: "lint"), guardian("links", target: "docs")],
      exempt: ["bootstrap": "it installs", "lint": "no reason"])
    let subjects = Subjects(
      names: ["rule cycle", "rule edge", "contract B", "contract C", "contract D"],
      twins: ["contract C": ["contract D"], "contract D": ["contract A", "contract B"]])
    let planted = [
      violation("v", subjects: ["rule cycle", "rule gone", "contract B"]),
      violation("w", of: "nobody"),
    ]
    #expect(
      subjects.problems(of: planted, over: table, stages: ["bootstrap", "lint", "docs", "new"]) == [
        "w: “nobody” is no guard of ci/violations/README.md.",
        "The guard “links” has no violation: nobody has seen it fail. Plant one.",
        "The contract C has no violation: nobody has seen it fail. Plant one that says “Proves: contract C”. "
          + "A fork’s suite needs none for as long as it is its original’s, under another name.",
        "The rule edge has no violation: nobody has seen it fail. Plant one that says “Proves: rule edge”.",
        "“Proves: rule gone” names nothing that there is.",
        "The stage “new” has no guard in ci/violations/README.md, and no reason why.",
        "“lint” needs no reason: it is no stage, or has a guard.",
      ])
  }

  @Test func everyForbiddenPairIsAnImportOfItsOwnLine() throws {
    let files = ["A/b.swift": "let b = 1\n", "A/a.swift": "let a = 1\n", "B/b.swift": ""]
    try withCheckout(files) { checkout in
      let planted = try LayerPairs.violations(
        for: [("A", "B"), ("A", "C"), ("B", "A")], folders: ["A": "A", "B": "B"],
        guardName: "arch", rules: ["edge", "cycle"], in: checkout)
      #expect(planted.map(\.name) == ["pair/A", "pair/B"])
      #expect(
        planted[0].expectations.map(\.place) == [
          .init(path: "A/a.swift", line: 1), .init(path: "A/a.swift", line: 2),
        ])
      let seen = finding("A/a.swift", line: 2, name: "edge", "A imports C.")
      #expect(planted[0].expectations.map { $0.matches(seen) } == [false, true])
      let edited = try planted[0].patch.files[0].applied(to: "let a = 1\n")
      #expect(edited == "import B\nimport C\nlet a = 1\n")
      #expect(throws: ToolFailure.self) {
        try LayerPairs.violations(
          for: [("A", "B")], folders: ["A": "Nowhere"], guardName: "arch", rules: ["edge"],
          in: checkout)
      }
    }
  }

  /// `Quake+More.swift` is a name, and no pattern of one.
  @Test func signsInTheNameOfAFileStandForThemselves() throws {
    try withCheckout(["A/A+B(c).swift": "let a = 1\n"]) { checkout in
      let planted = try LayerPairs.violations(
        for: [("A", "B")], folders: ["A": "A"], guardName: "arch", rules: ["edge"], in: checkout)
      let companion = "lint: A/A+B(c).swift:2: OrderedImports: sort import statements"
      #expect(try planted[0].companions.contains { companion.contains(try Regex($0)) })
    }
  }

  /// What layers cost is counted in imports, and a planted one is counted with the others.
  @Test func aCountOfImportsBelongsToPlantedImports() throws {
    try withCheckout(["A/a.swift": "let a = 1\n"]) { checkout in
      let planted = try LayerPairs.violations(
        for: [("A", "B")], folders: ["A": "A"], guardName: "arch", rules: ["edge"], in: checkout)
      let found = [
        "cost: ARCHITECTURE.md: cost: “imports of its own modules” is 9 and 2, and the table says 1 and 2.",
        "cost: ARCHITECTURE.ja.md: cost: “モジュールの import” is 9 and 2, and the table says 1 and 2.",
        "cost: ARCHITECTURE.md: cost: “protocols” is 9 and 2, and the table says 1 and 2.",
      ]
      let isExpected = try found.map { text in
        try planted[0].companions.contains { text.contains(try Regex($0)) }
      }
      #expect(isExpected == [true, true, false])
    }
  }

  @Test func noBatchHasMorePairsThanTheCheckPrints() throws {
    let users = (1...4).map { "U\($0)" }
    let files = Dictionary(uniqueKeysWithValues: users.map { ("\($0)/a.swift", "let a = 1\n") })
    try withCheckout(files) { checkout in
      let planted = try LayerPairs.violations(
        for: users.flatMap { user in (1...70).map { (user: user, owner: "O\($0)") } },
        folders: Dictionary(uniqueKeysWithValues: users.map { ($0, $0) }), guardName: "arch",
        rules: ["edge"], in: checkout, limit: 150)
      let batches = Batch.form(planted, over: GuardTable(guards: [guardian("arch")]))
      #expect(
        batches.map { $0.violations.map(\.name) } == [
          ["pair/U1", "pair/U2"], ["pair/U3", "pair/U4"],
        ])
      #expect(
        batches.map(\.name) == ["forbidden pairs of layers 1", "forbidden pairs of layers 2"])
    }
  }

  private let document = """
    # Violations

    | line | what |
    |---|---|
    | `Guard:` | the guard |

    ## The guards

    Text with | a bar.

    | guard | make | command | needs | findings | green with | minutes |
    |---|---|---|---|---|---|---|
    | arch | arch | `ci/tool seams-arch check` | sources | lines | 0 70 | 1 |
    | unit | test-unit | `ci/test unit 'Unit\\.'` | compiled | reports/unit.jsonl | 0 | 3 |

    | stage | why no violation is planted for it |
    |---|---|
    | bootstrap | it installs |
    """
}
