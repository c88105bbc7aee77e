import Toolbox

/// The things that must have a violation, read from the project itself, because a manual list would
/// become incomplete.
struct Completeness: Sendable {
  /// `rule cycle`, `contract SQLDatabaseContract`, `setting ExistentialAny`.
  private var subjects: Set<String>
  /// The contract suites, with their texts without names. A fork of a feature has a copy of each
  /// suite under another name, and the violation of the original proves the copy too.
  private var suites: [String: String] = [:]
  /// The stages of `make ci` and `make deep`.
  private let stages: [String]

  init(rules: [String], in repository: Repository) throws(ToolFailure) {
    stages = try repository.makefile().split(separator: "\n")
      .filter { $0.contains(#/^(deep-)?stages [:+]=/#) }
      .flatMap { $0.split(separator: " ").dropFirst(2).map(String.init) }
    subjects = Set(rules.map { "rule \($0)" })
    subjects.formUnion(Self.settings(in: try repository.text("Package.swift")))
    var folders: [Substring: [String]] = [:]
    for folder in ["Modules", "ci/Template/Modules"] {
      for path in repository.files(below: folder, suffix: ".swift") {
        guard let testing = path.firstRange(of: "/Testing/")?.lowerBound else { continue }
        folders[path[..<testing], default: []].append(try repository.text(path))
      }
    }
    for texts in folders.values {
      for match in texts.joined().matches(of: #/public (?:enum|struct) (\w+Contract)\b/#) {
        let own = texts.filter { $0.contains(pattern: "(enum|struct|extension) \(match.1)\\b") }
        suites["contract \(match.1)"] = Self.shape(of: own.joined(separator: "\n"))
      }
    }
    subjects.formUnion(suites.keys)
  }

  /// The settings of `strict()`: a feature by its own name, others by the name of the function.
  private static func settings(in manifest: String) -> [String] {
    guard let start = manifest.firstRange(of: "func strict()") else { return [] }
    return String(manifest[start.upperBound...].prefix { $0 != "}" })
      .matches(of: #/(?m)^ *\.(\w+)\((?:"(\w+)")?/#).map { "setting \($0.2 ?? $0.1)" }
  }

  /// Returns the punctuation of a text, without names, comments, imports, commas and layout.
  private static func shape(of text: String) -> String {
    text.replacing(#/"""[\s\S]*?"""|"(?:[^"\\\n]|\\.)*"/#, with: "x")
      .replacing(#/(?m)\/\/.*$|^(?:public )?import .*$|,/#, with: "")
      .replacing(#/[A-Za-z_]\w*/#, with: "x").filter { !$0.isWhitespace }
  }

  /// Returns the problems of a table of violations as a whole, one sentence each.
  func problems(of violations: [Violation], over table: GuardTable) -> [String] {
    let planted = Set(violations.map(\.guardName)), proved = Set(violations.flatMap(\.proves))
    let guarded = Set(table.guards.map(\.target)), known = Set(table.guards.map(\.name))
    let copied = Set(proved.compactMap { suites[$0] })
    let missing = subjects.subtracting(proved)
      .filter { !(suites[$0].map(copied.contains) ?? false) }
    return planted.subtracting(known).map { "“Guard: \($0)” is not in \(GuardTable.path)." }
      + known.subtracting(planted).map { "The guard “\($0)” has no violation. Plant one." }
      + missing.map { "The \($0) has no violation. Plant one that says “Proves: \($0)”." }
      + proved.subtracting(subjects).map { "“Proves: \($0)” names nothing that exists." }
      + Set(stages).subtracting(guarded).subtracting(table.exempt).map {
        "The stage “\($0)” has neither a guard nor a reason in \(GuardTable.path)."
      }
      + table.exempt.filter { !stages.contains($0) || guarded.contains($0) }.map {
        "Remove the reason of “\($0)” in \(GuardTable.path): it has a guard, or is not a stage."
      }
  }
}
