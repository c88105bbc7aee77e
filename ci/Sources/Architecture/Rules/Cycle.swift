import Evidence

extension Rule {
  static let cycle = Rule(
    "cycle", lenses: [.declared, .named],
    "No target leads back to itself, by what is declared or by what is used.",
    why: "What stands in a circle can be understood, tested and compiled only as a whole.",
    example: """
      BookmarksRepository → BookmarksInfrastructure → BookmarksRepository
      """,
    instead: """
      Turn one arrow round: declare a protocol where the call is made, and let the other side \
      conform to it.
      """
  ) { inspection in
    cycles(in: edges(inspection)).map { path in
      Finding(
        "cycle", .manifest, target: path[0], subject: path[0],
        "the targets \((path + [path[0]]).joined(separator: " → ")) stand in a circle.",
        reason: "None of them can be understood, tested or compiled without the others.",
        instead: "turn one arrow round: a protocol where the call is made, a conformance opposite.")
    }
  }

  private static func edges(_ inspection: Inspection) -> [String: Set<String>] {
    var edges: [String: Set<String>] = [:]
    for target in inspection.targets { edges[target.name, default: []].formUnion(target.targets) }
    for use in inspection.innerUses { edges[use.user.name, default: []].insert(use.owner.name) }
    return edges
  }

  /// One circle for each arrow back that a walk in depth meets, beginning at its first name.
  private static func cycles(in edges: [String: Set<String>]) -> [[String]] {
    var finished: Set<String> = []
    var path: [String] = []
    var found: Set<[String]> = []
    func walk(_ name: String) {
      if let start = path.firstIndex(of: name) {
        found.insert(path[start...].rotatedToFirst)
        return
      }
      guard !finished.contains(name) else { return }
      path.append(name)
      for next in (edges[name] ?? []).sorted() { walk(next) }
      path.removeLast()
      finished.insert(name)
    }
    for name in edges.keys.sorted() { walk(name) }
    return found.sorted { $0.lexicographicallyPrecedes($1) }
  }
}

extension ArraySlice<String> {
  /// The circle, begun at the first of its names in order.
  fileprivate var rotatedToFirst: [String] {
    guard let first = self.min(), let start = firstIndex(of: first) else { return Array(self) }
    return Array(self[start...] + self[..<start])
  }
}
