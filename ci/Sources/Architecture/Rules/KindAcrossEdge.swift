import Evidence

extension Rule {
  static let kindAcrossEdge = Rule(
    "kind-across-edge", lenses: [.named],
    "Across an edge only protocols and values are named: no class, actor, global or singleton.",
    why: """
      A protocol can be replaced and a value can be made by anyone. An object of another layer can \
      be neither: who names it is bound to it, in tests too.
      """,
    example: """
      // Apps/CLI/CommandContext.swift, where SQLBookmarkStore is a class of BookmarksInfrastructure:
      let store = SQLBookmarkStore(database)
      """,
    instead: "Take the protocol that it conforms to by `init`. Composition makes the object."
  ) { inspection in
    let groups = AllowedGroups(inspection)
    var places: Set<Place> = []
    return inspection.innerUses.compactMap { use in
      guard let group = SymbolGroup(use.use.symbol.kind, owner: use.use.symbol.owner),
        inspection.maySee(use.user, use.owner), !groups.allow(group, use),
        // `Box()` names a class and its initialiser: one finding.
        places.insert(use.use.place).inserted
      else { return nil }
      return finding(use, inspection)
    }
  }

  private static func finding(_ use: InnerUse, _ inspection: Inspection) -> Finding {
    let symbol = use.use.symbol
    let member = symbol.kind.isType ? "" : symbol.owner.map { " of \($0.words)" } ?? ""
    return Finding(
      "kind-across-edge", use.use.place, target: use.user.name, subject: symbol.name,
      """
      \(use.user.name) names “\(symbol.name)”, \(symbol.kind.words)\(member) of \(use.owner.name).
      """,
      reason: "Only protocols and values cross this edge.",
      instead: inspection.advice(about: symbol, of: use.owner))
  }
}

/// What the table lets cross each edge. An edge is looked up once.
private final class AllowedGroups {
  private let inspection: Inspection
  private var known: [[String]: Set<SymbolGroup>] = [:]

  init(_ inspection: Inspection) {
    self.inspection = inspection
  }

  func allow(_ group: SymbolGroup, _ use: InnerUse) -> Bool {
    let edge = [use.user.name, use.owner.name]
    if let groups = known[edge] { return groups.contains(group) }
    let groups = Set(inspection.crossings(of: use).flatMap(\.groups))
    known[edge] = groups
    return groups.contains(group)
  }
}

extension Inspection {
  /// The rows that speak of an edge.
  func crossings(of use: InnerUse) -> [Crossing] {
    rules.crossings.filter {
      rules.layers.selects(use.user.name, $0.users)
        && rules.layers.selects(use.owner.name, $0.owners)
    }
  }
}
