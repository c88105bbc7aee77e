import Documents
import Evidence
import Toolbox

/// A small invented project that documents are compared with.
enum SampleProject {
  static let dump = """
    {"command": {"commandName": "kiln", "arguments": [], "subcommands": [
      {"commandName": "fire", "arguments": [
        {"kind": "positional", "isRepeating": false, "isOptional": false},
        {"kind": "option", "names": [{"kind": "long", "name": "cone"}], "isRepeating": false,
         "isOptional": true},
        {"kind": "flag", "names": [{"kind": "long", "name": "slow"}], "isRepeating": false,
         "isOptional": true}]}]}}
    """

  static let source = """
    protocol Oven {
      func fire(_ pot: Pot, cone: Int)
    }
    struct Kiln: Oven {
      init?<Brick: Sized>(bricks: [Brick]) {}
      let temperature: Int
    }
    enum Mishap { case cracked([Int: Pot], Range<Int, Int>, at: Int) }
    @Suite struct KilnTests { @Test func staysHot() {} }
    """

  static let makefile = Makefile(
    text: """
      stages := lint \\
        build
      nightly-stages := prove
      lint: ## Checks.
      build: lint
      \tswift build --port '$(PORT)'
      prove:
      export GLAZE CLAY
      """)

  static let pipeline = """
    stage('lint') { steps { sh 'make lint' } }
    stage('build') { steps { sh 'make build' } }
    stage('prove') { when { triggeredBy 'TimerTrigger' } steps { sh 'make prove' } }
    """

  static func make(
    terms: String = "| whose | terms |\n|---|---|\n| Swift | `URLSession` |",
    pipeline: String = pipeline
  ) throws -> Project {
    var project = Project(
      files: FileIndex(files: [
        "README.md", "docs/tour.md", "Modules/Kiln/Kiln.swift", "ci/fire",
        "ci/Sources/seams-x/A.swift",
        "ci/tool",
      ]), makefile: makefile, programs: ["kiln": try ProgramCommands(dump: dump)],
      programNames: ["kiln"], pipelines: [("ci/Jenkinsfile", Pipeline(text: pipeline))],
      terms: try TermList(MarkdownDocument(path: TermList.path, text: terms)),
      options: ["--cone", "--slow"], variables: ["SEAMS_COLOR"])
    project.vocabulary = vocabulary
    return project
  }

  private static var vocabulary: Vocabulary {
    var vocabulary = Vocabulary(text: { _ in source })
    vocabulary.add(
      Manifest(targets: [.init(name: "KilnDomain", kind: .library, path: "Modules/Kiln")]))
    vocabulary.add(
      SourceFile(
        path: "Modules/Kiln/Kiln.swift", module: "KilnDomain",
        declarations: [
          declaration(.protocol, "Oven", line: 1),
          declaration(.method, "fire", in: ["Oven"], line: 2),
          declaration(.method, "spin", in: ["Turning"], line: 2),
          declaration(.protocol, "Turning", line: 1),
          declaration(.struct, "Kiln", line: 4),
          declaration(.initializer, "init", in: ["Kiln"], line: 5),
          declaration(.property, "temperature", in: ["Kiln"], line: 6),
          declaration(.enum, "Mishap", line: 8),
          declaration(.enumCase, "cracked", in: ["Mishap"], line: 8),
        ]), areTests: false)
    vocabulary.add(
      SourceFile(
        path: "Modules/Kiln/Kiln.swift", module: "KilnTests",
        declarations: [
          declaration(.struct, "KilnTests", line: 9),
          declaration(.method, "staysHot", in: ["KilnTests"], line: 9),
        ]), areTests: true)
    return vocabulary
  }

  private static func declaration(
    _ kind: SymbolKind, _ name: String, in container: [String] = [], line: Int
  ) -> Declaration {
    Declaration(
      kind: kind, name: name, container: container,
      place: Place(path: "Modules/Kiln/Kiln.swift", line: line))
  }
}

/// What a rule says of documents, as `line what`.
func findings(
  of rule: DocumentRule, in documents: [String: String], project: Project? = nil
) throws -> [String] {
  let documents = documents.sorted { $0.key < $1.key }
    .map { MarkdownDocument(path: $0.key, text: $0.value) }
  return try DocumentCheck.findings(in: documents, of: try project ?? SampleProject.make())
    .filter { $0.rule == rule }.map { "\($0.place.line) \($0.what)" }
}

func findings(of rule: DocumentRule, in text: String) throws -> [String] {
  try findings(of: rule, in: ["README.md": text])
}
