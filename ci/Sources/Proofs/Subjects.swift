public import Toolbox

/// What has to have a violation, asked of the project itself: a list kept by hand would forget.
public struct Subjects: Sendable {
  /// `rule cycle`, `contract SQLDatabaseContract`, `setting ExistentialAny`.
  public var names: Set<String>

  public init(names: Set<String>) {
    self.names = names
  }

  /// Reads the contract suites, and the strict settings of the manifest.
  ///
  /// - Parameter rules: the rules of the architecture check.
  public init(rules: [String], in repository: Repository) throws(ToolFailure) {
    names = Set(rules.map { "rule \($0)" })
    for path in repository.files(below: "Modules", suffix: ".swift")
    where path.contains("/Testing/") {
      names.formUnion(Self.contracts(in: try repository.text(path)).map { "contract \($0)" })
    }
    let settings = Self.settings(in: try repository.text("Package.swift"))
    names.formUnion(settings.map { "setting \($0)" })
  }

  /// The types of a file whose name says that they are a contract suite.
  static func contracts(in text: String) -> [String] {
    text.matches(of: #/(?m)^public (?:enum|struct) (\w+Contract)\b/#).map { String($0.1) }
  }

  /// The settings of `strict()`: a feature by its own name, others by the name of the function.
  static func settings(in manifest: String) -> [String] {
    guard let start = manifest.firstRange(of: "func strict()") else { return [] }
    let body = manifest[start.upperBound...].prefix { $0 != "}" }
    return body.matches(of: #/(?m)^ *\.(\w+)\((?:"(\w+)")?/#).map { String($0.2 ?? $0.1) }
  }

  /// What is wrong with a table of violations as a whole.
  ///
  /// - Parameter stages: the stages of `make ci`.
  public func problems(
    of violations: [Violation], over table: GuardTable, stages: [String]
  ) -> [String] {
    let planted = Set(violations.map(\.guardName))
    let proved = Set(
      violations.flatMap { violation in
        violation.subjects
      })
    let guarded = Set(table.guards.map(\.target))
    var problems = violations.filter { table[$0.guardName] == nil }.map {
      "\($0.name): “\($0.guardName)” is no guard of ci/violations/README.md."
    }
    problems += table.guards.filter { !planted.contains($0.name) }.map {
      "The guard “\($0.name)” has no violation: nobody has seen it fail. Plant one."
    }
    problems += names.subtracting(proved).sorted().map {
      "The \($0) has no violation: nobody has seen it fail. Plant one that says “Proves: \($0)”."
    }
    problems += proved.subtracting(names).sorted().map {
      "“Proves: \($0)” names nothing that there is."
    }
    problems += stages.filter { !guarded.contains($0) && table.exempt[$0] == nil }.map {
      "The stage “\($0)” has no guard in ci/violations/README.md, and no reason why."
    }
    problems += table.exempt.keys.sorted().filter { !stages.contains($0) || guarded.contains($0) }
      .map { "“\($0)” needs no reason: it is no stage, or has a guard." }
    return problems
  }
}

extension Subjects {
  /// The stages of `make ci`, as the Makefile lists them.
  public static func stages(in makefile: String) -> [String] {
    let joined = makefile.replacing("\\\n", with: " ")
    guard let line = joined.lines.first(where: { $0.hasPrefix("stages :=") }) else { return [] }
    return line.split(separator: " ").dropFirst(2).map(String.init)
  }
}
