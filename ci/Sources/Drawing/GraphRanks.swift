/// How high each target stands above what it depends on: the length of the longest path of declared
/// edges that leads down from it.
///
/// An edge that nobody declared moves nothing: it is to be seen where it does not belong.
package struct GraphRanks: Hashable, Sendable {
  private var ranks: [String: Int] = [:]

  package init(_ graph: ModuleGraph) {
    let declared = Dictionary(
      grouping: graph.edges.filter { $0.state != .undeclared }, by: \.user
    ).mapValues { $0.map(\.owner) }
    var open: Set<String> = []
    for node in graph.nodes {
      _ = rank(of: node.name, declared, &open)
    }
  }

  package subscript(name: String) -> Int { ranks[name] ?? 0 }

  /// - Parameter open: what is on the path to here; an edge back to it would be a cycle, and counts
  ///   for nothing.
  private mutating func rank(
    of name: String, _ owners: [String: [String]], _ open: inout Set<String>
  ) -> Int {
    if let known = ranks[name] { return known }
    open.insert(name)
    var rank = 0
    for owner in owners[name] ?? [] where !open.contains(owner) {
      rank = max(rank, self.rank(of: owner, owners, &open) + 1)
    }
    open.remove(name)
    ranks[name] = rank
    return rank
  }
}
