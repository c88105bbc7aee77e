/// The results of the mutants by layer and module, and the necessary actions.
public struct MutantReport {
  /// The minimum percentage of noticed mutants for each layer, without equivalent mutants.
  private static let bounds = ["Domain": 95.0, "Repository": 90.0, "ViewModel": 90.0]

  /// The reasons why the run fails, as sentences.
  public private(set) var findings: [String] = []
  /// One row for each layer, and one for each layer of a module.
  public private(set) var rows = [
    "layer | module | mutants | noticed | timed out | lived | never reached | score"
  ]
  /// The page of `reports`: the table, and each surviving mutant.
  public let page: String

  /// - Parameter isWhole: whether all mutants were tried. The score of a sample has no bound.
  public init(_ mutants: [Mutant], list: MutantList, isWhole: Bool, dropped: Int = 0) {
    let survivors = mutants.filter { !$0.fate.isNoticed }
    findings = survivors.filter { list.reasons[$0.key] == nil }.map { mutant in
      "\(mutant.fate.rawValue): \(mutant.key). Write a test that notices it, or list it in "
        + "\(MutantList.path) with the reason."
    }
    if isWhole {
      let stale = Set(list.reasons.keys).subtracting(survivors.map(\.key)).sorted()
      findings += stale.map {
        "\(MutantList.path) lists a mutant that does not survive: \($0). Remove its entry."
      }
    }
    for layer in MutantBuild.layers {
      let own = mutants.filter { $0.layer == layer }
      for module in ["all"] + Set(own.map(\.feature)).sorted() where !own.isEmpty {
        let some = own.filter { module == "all" || $0.feature == module }
        let told = some.filter { !list.isEquivalent($0) }
        let score = 100 * Double(told.count { $0.fate.isNoticed }) / Double(max(told.count, 1))
        let text = told.isEmpty ? "–" : "\((score * 10).rounded(.down) / 10) %"
        let counts = MutantFate.allCases.map { fate in "\(some.count { $0.fate == fate })" }
        rows.append(([layer, module, "\(some.count)"] + counts + [text]).joined(separator: " | "))
        if isWhole, module == "all", !told.isEmpty, let bound = Self.bounds[layer], score < bound {
          findings.append(
            "\(layer): \(text) of the mutants are noticed; at least \(bound) % must be.")
        }
      }
    }
    let lines = mutants.filter { $0.fate != .noticed }.map { mutant in
      let reason = list.reasons[mutant.key].map { " (\($0))" } ?? ""
      return "\(mutant.fate.rawValue)\(reason): \(mutant.key)"
    }
    let blocks = [rows, lines.sorted()].map {
      "```text\n\($0.joined(separator: "\n"))\n```\n"
    }
    page = "# Mutants\n\n\(blocks[0])\n\(dropped) more did not compile.\n\n\(blocks[1])"
  }
}
