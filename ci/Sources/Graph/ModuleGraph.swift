public import Evidence
public import Toolbox

/// The modules of the package, and which of them uses which.
///
/// An edge is there where the manifest declares it, and where the compiler's index holds a symbol of
/// the one module in the source of the other. Its state says where these two disagree.
public struct ModuleGraph: Hashable, Sendable {
  /// In order of their names.
  public let nodes: [Node]
  /// In order of their users, then of their owners.
  public let edges: [Edge]

  public init(nodes: [Node], edges: [Edge]) {
    self.nodes = nodes.sorted { $0.name < $1.name }
    self.edges = edges.sorted { ($0.user, $0.owner) < ($1.user, $1.owner) }
  }

  /// A target below `Modules` or `Apps`.
  public struct Node: Hashable, Sendable {
    public let name: String
    /// The folder of `Modules`, or `nil` for a target of `Apps`.
    public let folder: String?
    /// Whether it stands for a library of the system.
    public let isSystem: Bool

    public init(_ name: String, in folder: String? = nil, isSystem: Bool = false) {
      self.name = name
      self.folder = folder
      self.isSystem = isSystem
    }

    /// The name without that of its folder: `Domain` of `BookmarksDomain`.
    var layer: String {
      guard let folder, name.hasPrefix(folder), name != folder else { return name }
      return String(name.dropFirst(folder.count))
    }
  }

  public struct Edge: Hashable, Sendable {
    public let user: String
    public let owner: String
    public let state: State

    public init(_ user: String, _ owner: String, _ state: State = .agreed) {
      self.user = user
      self.owner = owner
      self.state = state
    }
  }

  /// Whether the manifest and the index agree on an edge.
  public enum State: String, Hashable, Sendable {
    case agreed
    /// The manifest declares it, and no symbol crosses it.
    case unused
    /// Symbols cross it, and the manifest does not declare it.
    case undeclared
  }

  /// The folders of `Modules` that hold a target, in order.
  public var folders: [String] { Set(nodes.compactMap(\.folder)).sorted() }

  /// The graph without the modules that only tests use.
  public var withoutTesting: ModuleGraph {
    let kept = nodes.filter { $0.layer != "Testing" }
    let names = Set(kept.map(\.name))
    return ModuleGraph(
      nodes: kept, edges: edges.filter { names.contains($0.user) && names.contains($0.owner) })
  }

  /// The modules of a folder, and those that they use outside of it.
  public func folder(_ folder: String) -> ModuleGraph {
    let inside = Set(nodes.filter { $0.folder == folder }.map(\.name))
    let edges = edges.filter { inside.contains($0.user) }
    let shown = inside.union(edges.map(\.owner))
    return ModuleGraph(nodes: nodes.filter { shown.contains($0.name) }, edges: edges)
  }

  /// The edges as they are drawn: a folder stands for its modules where every one of them has the
  /// same edge. No edge is lost that way, and a picture of many features stays readable.
  var arrows: [Edge] {
    var single = Set(edges)
    var together: [Edge] = []
    for folder in folders {
      let modules = nodes.filter { $0.folder == folder }.map(\.name)
      // Of a folder that uses nothing here, not every module is shown.
      guard modules.count > 1, edges.contains(where: { modules.contains($0.user) }) else {
        continue
      }
      for other in nodes where other.folder != folder {
        let used = modules.map { Edge($0, other.name) }
        let using = modules.map { Edge(other.name, $0) }
        if single.isSuperset(of: used) {
          single.subtract(used)
          together.append(Edge(folder, other.name))
        }
        if single.isSuperset(of: using) {
          single.subtract(using)
          together.append(Edge(other.name, folder))
        }
      }
    }
    return ModuleGraph(nodes: nodes, edges: together + single).edges
  }
}

extension ModuleGraph {
  /// The graph of what was declared and seen.
  ///
  /// - Throws: ``ToolFailure`` if the index was not read as a whole: a picture of a part of it would
  ///   look right and be wrong.
  public init(of evidence: Evidence) throws(ToolFailure) {
    if let gap = evidence.gaps.first(where: { $0.lens != .exposed }) {
      throw ToolFailure("The graph cannot be drawn. \(gap.reason)")
    }
    guard let uses = evidence.uses else {
      throw ToolFailure("The graph cannot be drawn: the package is not built. Run make build.")
    }
    let nodes = evidence.manifest.targets.compactMap(Node.init)
    let names = Set(nodes.map(\.name))
    let systems = Set(nodes.filter(\.isSystem).map(\.name))
    var seen: [String: Set<String>] = [:]
    // Nobody decides on what the compiler writes itself.
    for use in uses where !use.roles.contains(.implicit) {
      seen[use.user, default: []].insert(use.owner)
    }
    // The index does not say which module a symbol of C comes from, so the import counts.
    for file in evidence.sources {
      seen[file.module, default: []].formUnion(systems.intersection(file.imports.map(\.module)))
    }
    self.init(
      nodes: nodes,
      edges: nodes.flatMap { user in
        let declared = names.intersection(evidence.manifest[user.name]?.targets ?? [])
        let used = names.intersection(seen[user.name] ?? [])
        return declared.union(used).subtracting([user.name]).map { owner in
          let isAgreed = declared.contains(owner) && used.contains(owner)
          return Edge(
            user.name, owner,
            isAgreed ? .agreed : declared.contains(owner) ? .unused : .undeclared)
        }
      })
  }
}

extension ModuleGraph.Node {
  /// `nil` for a target that is neither in `Modules` nor in `Apps`.
  fileprivate init?(_ target: Manifest.Target) {
    let folders = target.path.split(separator: "/").map(String.init)
    guard target.kind != .test, folders.count > 1, ["Apps", "Modules"].contains(folders[0]) else {
      return nil
    }
    self.init(
      target.name, in: folders[0] == "Apps" ? nil : folders[1], isSystem: target.kind == .system)
  }
}
