public import Evidence
public import Toolbox

/// The modules of the package, and their dependencies.
///
/// There is an edge if the manifest declares a dependency, or if the compiler's index has a symbol
/// of one module in the source of the other. The state of an edge shows whether the two disagree.
public struct ModuleGraph: Sendable {
  let nodes: [Node]
  let edges: [Edge]

  private init(nodes: [Node], edges: [Edge]) {
    self.nodes = nodes.sorted { $0.name < $1.name }
    self.edges = edges.sorted { ($0.user, $0.owner) < ($1.user, $1.owner) }
  }

  /// A target below `Modules` or `Apps`.
  struct Node: Sendable {
    let name: String
    /// The folder of `Modules`, or `nil` for a target of `Apps`.
    let folder: String?
    /// Whether it is a system library.
    let isSystem: Bool

    /// The name without that of its folder: `Domain` of `BookmarksDomain`.
    var layer: String {
      guard let folder, name.hasPrefix(folder), name != folder else { return name }
      return String(name.dropFirst(folder.count))
    }
  }

  struct Edge: Hashable, Sendable {
    let user: String
    let owner: String
    var state = State.agreed
  }

  /// Whether the manifest and the index agree on an edge, or only one of them has it.
  enum State: String { case agreed, unused, undeclared }

  /// The folders of `Modules` that hold a target, in order.
  var folders: [String] { Set(nodes.compactMap(\.folder)).sorted() }

  /// The graph without the modules that only tests use.
  var withoutTesting: ModuleGraph {
    let kept = nodes.filter { $0.layer != "Testing" }
    let names = Set(kept.map(\.name))
    return ModuleGraph(
      nodes: kept, edges: edges.filter { names.contains($0.user) && names.contains($0.owner) })
  }

  /// The graph that shows all features as one, because they have the same layers. An edge from one
  /// feature to another keeps both names.
  var withFeaturesAsOne: ModuleGraph {
    let features = folders.filter { $0 != "Core" }
    guard features.count > 1 else { return self }
    var kept = nodes.filter { $0.folder == nil || $0.folder == "Core" }
    var states: [Edge: Set<State>] = [:]
    let places = Dictionary(uniqueKeysWithValues: nodes.map { ($0.name, $0) })
    let common = { (node: Node) in
      node.folder.map(features.contains) == true
        ? Node(name: "Feature" + node.layer, folder: "Feature", isSystem: node.isSystem) : node
    }
    for edge in edges {
      guard let user = places[edge.user], let owner = places[edge.owner] else { continue }
      let crosses = common(user).folder == common(owner).folder && user.folder != owner.folder
      let ends = crosses ? [user, owner] : [common(user), common(owner)]
      kept += ends
      states[Edge(user: ends[0].name, owner: ends[1].name), default: []].insert(edge.state)
    }
    kept += nodes.map(common)
    let byName = Dictionary(kept.map { ($0.name, $0) }) { first, _ in first }
    return ModuleGraph(
      nodes: Array(byName.values),
      edges: states.map { edge, states in
        let state: State =
          states.contains(.undeclared) ? .undeclared : states.contains(.agreed) ? .agreed : .unused
        return Edge(user: edge.user, owner: edge.owner, state: state)
      })
  }

  /// The modules of a folder, and those that they use outside of it.
  func folder(_ folder: String) -> ModuleGraph {
    let inside = Set(nodes.filter { $0.folder == folder }.map(\.name))
    let edges = edges.filter { inside.contains($0.user) }
    let shown = inside.union(edges.map(\.owner))
    return ModuleGraph(nodes: nodes.filter { shown.contains($0.name) }, edges: edges)
  }

  /// The edges to draw: a folder represents its modules if all of them have the same edge. So no
  /// edge is lost, and a picture of many features stays readable.
  var arrows: [Edge] {
    var single = Set(edges)
    var together: [Edge] = []
    for folder in folders {
      let modules = nodes.filter { $0.folder == folder }.map(\.name)
      // If no module of a folder uses another one, the graph may contain only some of its modules.
      let isWhole = modules.count > 1 && edges.contains { modules.contains($0.user) }
      for node in nodes where isWhole && node.folder != folder {
        for (arrow, own) in [
          (Edge(user: folder, owner: node.name), modules.map { Edge(user: $0, owner: node.name) }),
          (Edge(user: node.name, owner: folder), modules.map { Edge(user: node.name, owner: $0) }),
        ] where single.isSuperset(of: own) {
          single.subtract(own)
          together.append(arrow)
        }
      }
    }
    return ModuleGraph(nodes: nodes, edges: together + single).edges
  }
}

extension ModuleGraph {
  /// Returns the graph of the declared and the observed edges.
  ///
  /// - Throws: ``ToolFailure`` if the index is incomplete, because the picture would look right but
  ///   miss edges.
  public init(of evidence: Evidence) throws(ToolFailure) {
    if let gap = evidence.gaps.first(where: { $0.lens != .exposed }) {
      throw ToolFailure("The graph cannot be drawn. \(gap.reason)")
    }
    guard let uses = evidence.uses else {
      throw ToolFailure("The graph cannot be drawn: the package is not built. Run make build.")
    }
    let nodes = evidence.manifest.targets.filter { $0.kind != .test }.compactMap { target in
      target.path.wholeMatch(of: #/Apps/.+|Modules/([^/]+).*/#).map { path in
        Node(
          name: target.name, folder: path.1.map(String.init), isSystem: target.kind == .system)
      }
    }
    let names = Set(nodes.map(\.name))
    let systems = Set(nodes.filter(\.isSystem).map(\.name))
    var seen: [String: Set<String>] = [:]
    // Compiler-generated code is not a design decision.
    for use in uses where !use.roles.contains(.implicit) {
      seen[use.user, default: []].insert(use.owner)
    }
    // The index does not say which module a symbol of C comes from, so the import counts.
    for file in evidence.sources {
      seen[file.module, default: []].formUnion(systems.intersection(file.imports.map(\.module)))
    }
    self.init(
      nodes: nodes,
      edges: names.flatMap { user in
        let declared = names.intersection(evidence.manifest[user]?.targets ?? [])
        let used = names.intersection(seen[user] ?? [])
        return declared.union(used).subtracting([user]).map { owner in
          let state: State = declared.contains(owner) ? .agreed : .undeclared
          return Edge(user: user, owner: owner, state: used.contains(owner) ? state : .unused)
        }
      })
  }
}
