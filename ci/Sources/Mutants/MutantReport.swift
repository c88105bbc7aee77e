public import Toolbox

/// What became of mutants, by layer and module, and what has to be done about it.
public struct MutantReport {
  /// How many percent of a layer's mutants have to be noticed, of those that are not equivalent.
  private static let bounds = ["Domain": 95.0, "Repository": 90.0, "ViewModel": 90.0]

  private let fates: [(mutant: Mutant, fate: MutantFate)]
  private let list: MutantList
  private let dropped: Int

  /// What makes the run red, as sentences.
  public private(set) var findings: [String] = []
  /// One row for each layer, and one for each layer of a module.
  public private(set) var table = TextTable(
    ["layer", "module", "mutants", "noticed", "timed out", "lived", "never reached", "score"])

  /// - Parameters:
  ///   - isWhole: whether all mutants were tried. A sample has no score that could be held to a bound.
  ///   - dropped: how many did not compile.
  public init(
    _ fates: [(Mutant, MutantFate)], list: MutantList, isWhole: Bool, dropped: Int = 0
  ) {
    self.fates = fates.map { (mutant: $0.0, fate: $0.1) }
    self.list = list
    self.dropped = dropped
    let survivors = self.fates.filter { !$0.fate.isNoticed }
    for (mutant, fate) in survivors where !list.keys.contains(mutant.key) {
      findings.append(
        "\(fate.rawValue): \(mutant.key). Write a test that notices it, or list it in "
          + "\(MutantList.path) with the reason.")
    }
    if isWhole {
      let stale = list.keys.subtracting(survivors.map(\.mutant.key)).sorted()
      findings += stale.map { "\(MutantList.path) lists a mutant that does not live: \($0)" }
    }
    for layer in MutantBuild.layers {
      let own = self.fates.filter { $0.mutant.layer == layer }
      for module in ["all"] + Set(own.map(\.mutant.feature)).sorted() where !own.isEmpty {
        let some = own.filter { module == "all" || $0.mutant.feature == module }
        let told = some.filter { !list.equivalent.contains($0.mutant.key) }
        let score = 100 * Double(told.count { $0.fate.isNoticed }) / Double(max(told.count, 1))
        let text = told.isEmpty ? "–" : "\((score * 10).rounded(.down) / 10) %"
        table.add(
          [layer, module, "\(some.count)"]
            + MutantFate.allCases.map { fate in "\(some.count { $0.fate == fate })" } + [text])
        if isWhole, module == "all", !told.isEmpty, let bound = Self.bounds[layer], score < bound {
          findings.append(
            "\(layer): \(text) of the mutants are noticed; at least \(bound) % must be.")
        }
      }
    }
  }

  /// The page of `reports`: the table, and each mutant that no test failed for.
  public var page: String {
    let lines = fates.filter { $0.fate != .noticed }.map { mutant, fate in
      let reason =
        list.equivalent.contains(mutant.key)
        ? " (equivalent)" : list.accepted.contains(mutant.key) ? " (accepted)" : ""
      return "\(fate.rawValue)\(reason): \(mutant.key)"
    }
    let blocks = [table.lines, lines.sorted()].map {
      "```text\n\($0.joined(separator: "\n"))\n```\n"
    }
    return "# Mutants\n\n\(blocks[0])\n\(dropped) more did not compile.\n\n\(blocks[1])"
  }
}
