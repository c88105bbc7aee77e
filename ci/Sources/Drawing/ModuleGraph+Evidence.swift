public import Evidence
public import Toolbox

extension ModuleGraph {
  /// The graph of what was seen.
  ///
  /// - Throws: ``ToolFailure`` when the index was not seen whole: a picture of half of it would be
  ///   wrong, and would look right.
  public init(of evidence: Evidence) throws(ToolFailure) {
    if let gap = evidence.gaps.first(where: { $0.lens != .exposed }) {
      throw ToolFailure("The graph cannot be drawn. \(gap.reason)")
    }
    guard let uses = evidence.uses else {
      throw ToolFailure("The graph cannot be drawn: the package is not built. Run make build.")
    }
    let nodes = evidence.manifest.targets.compactMap(Node.init)
    let seen = SeenEdges(
      uses: uses, sources: evidence.sources, systems: Set(nodes.filter(\.isSystem).map(\.name)))
    self.init(
      nodes: nodes,
      edges: nodes.flatMap { user in
        nodes.compactMap { owner in
          guard user != owner else { return nil }
          let declares = evidence.manifest[user.name]?.targets.contains(owner.name) == true
          return Edge(
            user: user.name, owner: owner.name, declared: declares,
            count: seen.count(user.name, owner.name))
        }
      })
  }
}

extension ModuleGraph.Node {
  /// Nothing for a target that is neither in `Modules` nor in `Apps`.
  fileprivate init?(_ target: Manifest.Target) {
    let folders = target.path.split(separator: "/").map(String.init)
    guard target.kind != .test, let top = folders.first, folders.count > 1 else { return nil }
    switch top {
    case "Apps": self.init(name: target.name, part: .app)
    case "Modules":
      self.init(
        name: target.name, part: .module(folders[1]), isSystem: target.kind == .system)
    default: return nil
    }
  }
}

extension ModuleGraph.Edge {
  /// Nothing where there is no edge.
  ///
  /// - Parameter count: what was seen, or nothing when nothing was.
  fileprivate init?(user: String, owner: String, declared: Bool, count: SymbolCount?) {
    switch (declared, count) {
    case (true, let count?): self.init(user: user, owner: owner, count: count)
    case (true, nil): self.init(user: user, owner: owner, state: .unused)
    case (false, let count?):
      self.init(user: user, owner: owner, state: .undeclared, count: count)
    case (false, nil): return nil
    }
  }
}

/// What was seen between two targets.
private struct SeenEdges {
  private var counts: [Pair: SymbolCount] = [:]

  struct Pair: Hashable {
    let user, owner: String
  }

  /// The index does not say which module a symbol of C comes from: there, the import is what is
  /// seen.
  init(uses: [SymbolUse], sources: [SourceFile], systems: Set<String>) {
    // What the compiler wrote itself is no decision of anybody.
    let written = uses.filter { !$0.roles.contains(.implicit) }
    for (pair, uses) in Dictionary(grouping: written, by: { Pair(user: $0.user, owner: $0.owner) })
    {
      counts[pair] = SymbolCount(of: uses.lazy.map(\.symbol))
    }
    for file in sources {
      for system in Set(file.imports.map(\.module)).intersection(systems) {
        counts[Pair(user: file.module, owner: system)] = SymbolCount()
      }
    }
  }

  func count(_ user: String, _ owner: String) -> SymbolCount? {
    counts[Pair(user: user, owner: owner)]
  }
}
