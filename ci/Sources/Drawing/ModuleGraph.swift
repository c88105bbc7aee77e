/// The modules of the package, and what each of them uses of the others.
///
/// A node is a target below `Modules` or `Apps`. An edge is drawn from a target to another one when
/// it was *seen*: the compiler's index holds a symbol of the one in the source of the other. What
/// the manifest declares is compared with it, so that an edge that nobody uses, and one that nobody
/// declared, can be told from the rest.
public struct ModuleGraph: Hashable, Sendable {
  /// In order of their names.
  public private(set) var nodes: [Node]
  /// In order of their users, then of their owners.
  public private(set) var edges: [Edge]

  public init(nodes: [Node], edges: [Edge]) {
    self.nodes = nodes.sorted { $0.name < $1.name }
    self.edges = edges.sorted { ($0.user, $0.owner) < ($1.user, $1.owner) }
  }

  public struct Node: Hashable, Sendable {
    /// The target.
    public var name: String
    public var part: Part
    /// Whether it stands for a library of the system.
    public var isSystem: Bool

    public init(name: String, part: Part, isSystem: Bool = false) {
      self.name = name
      self.part = part
      self.isSystem = isSystem
    }

    /// The name without that of its folder: `Domain` of `BookmarksDomain`.
    public var layer: String {
      guard case .module(let folder) = part, name.hasPrefix(folder), name != folder else {
        return name
      }
      return String(name.dropFirst(folder.count))
    }

    /// Whether only tests use it.
    var isTesting: Bool { layer == "Testing" }
  }

  /// Where a target belongs.
  public enum Part: Hashable, Sendable {
    case app
    /// A folder of `Modules`.
    case module(String)
  }

  public struct Edge: Hashable, Sendable {
    public var user: String
    public var owner: String
    public var state: State
    /// What was seen; zero for a library of the system, whose symbols have no module.
    public var count: SymbolCount

    public init(
      user: String, owner: String, state: State = .agreed, count: SymbolCount = SymbolCount()
    ) {
      self.user = user
      self.owner = owner
      self.state = state
      self.count = count
    }
  }

  /// Whether the manifest and the index say the same of an edge.
  public enum State: String, Hashable, Sendable {
    case agreed
    /// The manifest declares it, and no symbol crosses it.
    case unused
    /// Symbols cross it, and the manifest does not declare it.
    case undeclared
  }

  public subscript(name: String) -> Node? {
    nodes.first { $0.name == name }
  }

  /// The folders of `Modules` that hold a target, in order.
  public var folders: [String] {
    Set(
      nodes.compactMap { node in
        guard case .module(let folder) = node.part else { return nil }
        return folder
      }
    ).sorted()
  }

  /// The modules and the apps, without what only tests use.
  public var withoutTesting: ModuleGraph {
    restricted { !$0.isTesting }
  }

  /// The targets of a folder of `Modules`, and what they use outside of it.
  public func folder(_ name: String) -> ModuleGraph {
    let inside = Set(nodes.filter { $0.part == .module(name) }.map(\.name))
    let edges = edges.filter { inside.contains($0.user) }
    let shown = inside.union(edges.map(\.owner))
    return ModuleGraph(nodes: nodes.filter { shown.contains($0.name) }, edges: edges)
  }

  private func restricted(to keep: (Node) -> Bool) -> ModuleGraph {
    let kept = nodes.filter(keep)
    let names = Set(kept.map(\.name))
    return ModuleGraph(
      nodes: kept, edges: edges.filter { names.contains($0.user) && names.contains($0.owner) })
  }
}
