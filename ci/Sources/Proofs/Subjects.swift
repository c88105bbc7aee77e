public import Toolbox

/// What has to have a violation, asked of the project itself: a list kept by hand would forget.
public struct Subjects: Sendable {
  /// `rule cycle`, `contract SQLDatabaseContract`, `setting ExistentialAny`.
  public var names: Set<String>
  /// By the name of a contract suite, those whose violation stands for it: a fork has its suites
  /// from the feature that it was made of, and the same bugs fail both.
  public var twins: [String: Set<String>]

  public init(names: Set<String>, twins: [String: Set<String>] = [:]) {
    self.names = names
    self.twins = twins
  }

  /// Reads the contract suites, and the strict settings of the manifest.
  ///
  /// - Parameter rules: the rules of the architecture check.
  public init(rules: [String], in repository: Repository) throws(ToolFailure) {
    names = Set(rules.map { "rule \($0)" })
    twins = [:]
    try addContracts(of: repository)
    let settings = Self.settings(in: try repository.text("Package.swift"))
    names.formUnion(settings.map { "setting \($0)" })
  }

  private mutating func addContracts(of repository: Repository) throws(ToolFailure) {
    var suites: [ContractSuite] = []
    for folder in Self.suiteFolders {
      suites += try ContractSuite.all(below: folder, in: repository)
    }
    for suite in suites {
      let name = "contract \(suite.name)"
      names.insert(name)
      twins[name] = Set(suites.filter(suite.isTwin).map { "contract \($0.name)" })
    }
  }

  /// Where contract suites are: the modules, and what `make new` makes modules of.
  private static let suiteFolders = ["Modules", "ci/Template/Modules"]

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
    problems += names.subtracting(proved).sorted()
      .filter { twins[$0, default: []].isDisjoint(with: proved) }.map(Self.gap)
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

  private static func gap(_ name: String) -> String {
    let copies =
      name.hasPrefix("contract ")
      ? " A fork’s suite needs none for as long as it is its original’s, under another name." : ""
    return "The \(name) has no violation: nobody has seen it fail. "
      + "Plant one that says “Proves: \(name)”.\(copies)"
  }
}

extension Subjects {
  /// The stages of `make ci` and `make deep`, as the Makefile lists them, on one line or on several.
  public static func stages(in makefile: String) -> [String] {
    let joined = makefile.replacing("\\\n", with: " ")
    return joined.lines.filter { $0.contains(#/^(deep-)?stages [:+]=/#) }
      .flatMap { $0.split(separator: " ").dropFirst(2).map(String.init) }
  }
}
