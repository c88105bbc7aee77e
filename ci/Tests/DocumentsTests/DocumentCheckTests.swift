import Documents
import Foundation
import Testing
import Toolbox

/// Checks the documents of a small invented checkout.
@Suite struct DocumentCheckTests {
  @Test func acceptsExistingNames() throws {
    let text = """
      # The kiln

      `Kiln`, `Kiln.temperature`, `Kiln.fire`, `fire(_:cone:)`, `Kiln(bricks:)`, `Kil…`, `a plain` word,
      `Mishap.cracked(_:at:)`, `URLSession.shared`, `ETag`, `import KilnDomain`, `--cone=6`,
      `Modules/*/Kiln.swift`, `Modules/{Kiln,Wheel}`, `Modules/<Feature>`, `Kiln/Kiln.swift`,
      `.build/debug/seams`, `/api/v1`, `SEAMS_COLOR`, `make lint PORT=1`, `seams fire --cone 6 pot`.
      [here](#the-kiln) [there](docs/a.md#b-1) <https://example.org> <img src="docs/a.md">

      ```sh run
      mkdir shelf && cd shelf
      seams fire "the pot; | make x" # make nothing
      ```
      ```text output
      fired …
      ```
      ```sh run
      pwd; echo $https_proxy; ls "$HOME"
      ```
      ```text output
      …/README.md/shelf
      http://127.0.0.1:9
      ```
      ```swift from=Modules/Kiln/Kiln.swift
      struct Kiln: Oven {
        // …
        let temperature: Int
      ```
      ```swift error=cannot_find_in_scope
      print(wheel)
      ```
      In `Modules/Kiln/Kiln.swift`:
      ```diff
       struct Kiln: Oven {
      +  let bricks: Int
      ```
      """
    let decision = "# 0001 A\n\n**Check.** `make lint`."
    let files = ["docs/a.md": "# B\n\n## B", "docs/decisions/0001-a.md": decision]
    #expect(try findings(files.merging(["README.md": text]) { $1 }) == [])
  }

  /// One mistake per line, with `¶` for the end of a line, and the beginning of its finding. A path
  /// before `⇐` is the file; the default is README.md.
  private static let mistakes = """
    Say¶`Klin`. ⇒ 2: symbol: “Klin” is declared nowhere. Did you mean “Kiln”?
    `Kiln.temprature` ⇒ 1: symbol: “Kiln” has no “temprature”. Did you mean “temperature”?
    `Kiln.spin` ⇒ 1: symbol: “Kiln” has no “spin”.
    | a |¶|---|¶| `fire(_:heat:)` | ⇒ 3: symbol: “fire” has other labels: fire(_:cone:).
    `Kiln(stones:)` ⇒ 1: symbol: “Kiln” has other labels: Kiln(bricks:).
    `any HotWheel` ⇒ 1: symbol: “HotWheel” is declared nowhere.
    Modules/Pot.swift ⇐ /// A ``Kiln/temperature``.¶/// ``Klin``¶// `Wheel` ⇒ 2: symbol: “Klin”
    Modules/Pot.swift ⇐ /// ``Kiln``¶///¶/// ```swift¶/// let = 1¶/// ``` ⇒ 4: block: It does not
    `Modules/Klin` ⇒ 1: path: There is no file or folder “Modules/Klin”. Did you mean “Modules/Kiln”?
    `Klin.swift` ⇒ 1: path: There is no file or folder “Klin.swift”. Did you mean “Kiln.swift”?
    `Tests/*/Kiln` ⇒ 1: path: There is no file or folder “Tests/*/Kiln”.
    `--bricks` ⇒ 1: option: No program has the option “--bricks”.
    `SEAMS_COLOUR` ⇒ 1: environment: Nothing reads “SEAMS_COLOUR”. Did you mean “SEAMS_COLOR”?
    `make lnt` ⇒ 1: target: The Makefile has no target “lnt”. Did you mean “lint”?
    ```sh¶ls |\\¶  make lint CONE=1¶``` ⇒ 2: variable: The Makefile reads no variable “CONE”.
    ```sh¶ci/tool kiln¶``` ⇒ 2: command: There is no “ci/Sources/kiln”.
    ```sh¶ci/test unit 'WheelTests'¶``` ⇒ 2: filter: No name of a test contains “WheelTests”.
    `seams fir` ⇒ 1: command: “seams” has no command “fir”. Did you mean “fire”?
    ```sh¶x; seams fire --con 6¶``` ⇒ 2: command: “seams fire” has no option “--con”.
    ```sh¶if¶``` ⇒ 1: block: bash: -c: line 2: syntax error
    ```ruby¶``` ⇒ 1: block: “ruby” is not a kind of block.
    [a](b.md) ⇒ 1: link: “b.md” leads to no file.
    docs/a.md ⇐ [a](../../README.md) ⇒ 1: link: “../../README.md” leads to no file.
    # A¶¶[a](#b) ⇒ 3: link: README.md has no heading “#b”.
    ```text paths¶ci/tool¶ci/wheel it¶``` ⇒ 3: path: There is no file or folder “ci/wheel”.
    ```swift from=ci/tool¶let a = 1¶``` ⇒ 2: quotation: “let a = 1” and the next lines are
    `ci/tool`¶¶```diff¶-gone¶``` ⇒ 3: edit: “gone” and the next lines must occur once in
    ```swift¶¶let pot: Int = ""¶``` ⇒ 3: block: It does not compile: cannot convert value
    ```swift fragment¶let = 1¶``` ⇒ 2: block: It does not compile: expected pattern
    ```swift error=expected_pattern¶let a = 1¶``` ⇒ 1: block: It must fail only with expected
    ```sh run¶echo on¶false¶echo¶``` ⇒ 1: block: The block ended with status 1: on
    ```sh run¶sleep 30¶``` ⇒ 1: block: The block did not end within 1 seconds.
    ```sh run¶seams¶```¶```text output¶b¶``` ⇒ 4: output: The block above prints something else: fired
    Written in Swift 6.2. ⇒ 1: version: “Swift 6.2” is not the version in .swift-version, 6.3.1.
    docs/decisions/0002-b.md ⇐ # 0003 B¶¶**Check.** `make lint`. ⇒ 1: decision: A decision needs
    docs/decisions/0004-c.md ⇐ # 0004 C¶¶**Check.** care ⇒ 1: decision: Its paragraph “**Check.**”
    docs/tour/3.md ⇐ # A ⇒ 1: translation: There is no docs/tour/3.ja.md.
    """

  @Test(arguments: mistakes.split(separator: "\n"))
  func reportsMissingNames(row: Substring) throws {
    let parts = row.replacing("¶", with: "\n").split(separator: #/ [⇐⇒] /#)
    let path = parts.count == 3 ? String(parts[0]) : "README.md"
    let found = try findings([path: String(parts[parts.count - 2])])
    try #require(found.count == 1, "\(found)")
    #expect(found[0].hasPrefix("\(path):\(parts[parts.count - 1])"))
  }

  @Test func translationsHaveTheSameStructure() throws {
    let text =
      "# A\n\n## B\n\n| `Kiln` |\n|---|\n| a |\n| b |\n\n[a](2.md) `Oven`\n\n```sh\nmake lint # a\n```"
    let same = text.replacing("# a", with: "# あ").replacing("2.md", with: "2.ja.md")
    let pages = ["docs/tour/1.md": text, "docs/tour/2.md": "", "docs/tour/2.ja.md": ""]
    #expect(try findings(pages.merging(["docs/tour/1.ja.md": same]) { $1 }) == [])
    let other = "# A\n\n| `Kiln` |\n|---|\n| b |\n\n```sh\nmake build\n```"
    let found = try findings(pages.merging(["docs/tour/1.ja.md": other]) { $1 })
    let parts = found.compactMap { $0.firstMatch(of: #/Only docs\/tour\/1(\.ja)?\.md .*“(.*)”/#) }
    #expect(
      Set(parts.map { "\($0.2)\($0.1 ?? "")" }) == [
        "make build.ja", "make lint", "2, level 2", "2", "[2].ja", "[3]", "Oven",
      ])
  }

  @Test(arguments: [
    ("stage('lint') { steps { sh 'make lint' } }\n", ""), ("make build", "make lint"),
    ("when { triggeredBy 'TimerTrigger' } ", ""),
  ])
  func pipelinesHaveTheStagesOfTheMakefile(part: String, other: String) throws {
    let changed = Self.pipeline.replacing(part, with: other)
    let found = try findings(["ci/Jenkinsfile": changed])
    #expect(found.map { $0.contains("only in its agent") } == [true, false], "\(found)")
  }

  @Test func reportsUnbuiltTargetsAsGaps() throws {
    #expect(try withCheckout([:]) { try DocumentCheck(of: $0, build: "elsewhere").gap } != nil)
  }

  // MARK: - The checkout

  private static let pipeline = """
    agent any
      parameters {}
    stage('lint') { steps { sh 'make lint' } }
    stage('build') { when { triggeredBy 'TimerTrigger' } steps { sh 'make build' } }
    """

  private static let program = """
    #!/bin/sh
    if [ "$1" != --experimental-dump-help ]; then echo fired "$@"; exit; fi
    echo '{"command": {"commandName": "seams", "subcommands": [{"commandName": "fire", "arguments": [
      {"kind": "option", "names": [{"kind": "long", "name": "cone"}]}, {"kind": "positional"}]}]}}'
    """

  private static let files = [
    ".gitignore": ".build\n", ".swift-version": "6.3.1\n",
    "ci/Dockerfile": "FROM swift:6.3.1-bookworm",
    "Makefile":
      "stages := lint\nnightly-stages := build\nlint:\n\techo $(PORT) $(SEAMS_COLOR)\nbuild:\n",
    "docs/terms.md": "| whose | terms |\n|---|---|\n| Swift | `URLSession` |",
    "ci/Jenkinsfile": pipeline, "ci/Jenkinsfile.container": "docker\n" + pipeline,
    "ci/test": "", "ci/tool": "echo \"ETag\"", ".build/checked/debug/seams": program,
    "Modules/Kiln/Kiln.swift": """
    import KilnDomain
    protocol Oven { func fire(_ pot: Pot, cone: Int) }
    struct Kiln: Oven {
      init?<Brick: Sized>(bricks: [Brick]) {}
      @Option var cone = 1
      let temperature: Int
    }
    extension Turning { func spin() {} }
    enum Mishap { case cracked([Int: Pot], at: Int) }
    """,
  ]

  private func findings(_ files: [String: String]) throws -> [String] {
    // A code block may take 60 seconds, for slow machines. The one to be stopped sleeps longer.
    let limit = files["README.md"]?.contains("sleep") == true ? 1 : 60
    return try withCheckout(files) { try DocumentCheck(of: $0, limit: limit).findings }
  }

  private func withCheckout<Value>(
    _ files: [String: String], _ body: (Repository) throws -> Value
  ) throws -> Value {
    try withScratchFolder { checkout in
      for (path, text) in Self.files.merging(files, uniquingKeysWith: { $1 }) {
        try checkout.write(text, to: path)
      }
      let script = "chmod +x .build/checked/debug/seams && git init --quiet"
      try #require(Shell.run(["bash", "-c", script], in: checkout.root).succeeded)
      return try body(checkout)
    }
  }
}

func withScratchFolder<Value>(_ body: (Repository) throws -> Value) throws -> Value {
  let folder = FileManager.default.temporaryDirectory.appending(path: "docs-\(UUID())")
  defer { try? FileManager.default.removeItem(at: folder) }
  return try body(Repository(root: folder.path(percentEncoded: false)))
}
