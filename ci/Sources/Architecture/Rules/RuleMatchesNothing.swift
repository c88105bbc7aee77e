import Evidence

extension Rule {
  static let ruleMatchesNothing = Rule(
    "rule-matches-nothing", lenses: [.declared],
    "Every row of the tables, and every name in a row, fits something that is there.",
    why: """
      A rule for a target that was renamed is obeyed by everyone and holds nobody. A name that is \
      allowed and not needed is a door that was left open.
      """,
    example: """
      | `{Feature}Presenter` | `Modules/{Feature}/Presenter` | … |   no target is called so
      """,
    instead: "Correct the name, or remove it from docs/layers.md. Git keeps what was there."
  ) { inspection in
    DeadRows(inspection).findings
  }
}

extension Finding {
  /// A row of the document that no longer does anything.
  static func deadRow(_ line: Int, _ problem: String) -> Finding {
    Finding(
      "rule-matches-nothing", Place(path: LayerTable.path, line: line), target: "",
      subject: "", problem, reason: "A rule that matches nothing protects nothing.",
      instead: "correct the name, or take it out of the table.")
  }
}

extension Inspection {
  /// What was seen without a gap.
  var lenses: Set<Lens> {
    var lenses: Set<Lens> = [.declared, .imported]
    if evidence.uses != nil { lenses.insert(.named) }
    if evidence.interfaces != nil { lenses.insert(.exposed) }
    return lenses.subtracting(evidence.gaps.map(\.lens))
  }
}
