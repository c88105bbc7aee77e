/// A graph in the language of Mermaid, which GitHub draws on a page.
///
/// The order is that of the graph, so the same graph gives the same text.
public struct MermaidText: Hashable, Sendable {
  /// The block, with its fence and a line break at its end.
  public let text: String

  /// A graph, its targets grouped by their folders.
  ///
  /// - Parameter bundled: a target that nearly all use, such as `CoreDomain`. What a folder uses of
  ///   it is one arrow; without it, a page of many features is all arrows.
  public init(_ graph: ModuleGraph, bundling bundled: String? = nil) {
    let folders = graph.folders
    let labels = Labels(graph)
    var lines = ["```mermaid", "graph TD"]
    lines += graph.nodes.filter { $0.part == .app }.map { "  \(labels.node($0))" }
    for folder in folders {
      lines.append("  subgraph \(labels.identifier(folder))[\(folder)]")
      lines += graph.nodes.filter { $0.part == .module(folder) }.map { "    \(labels.node($0))" }
      lines.append("  end")
    }
    let (single, together) = Self.bundles(graph, around: bundled)
    var wrong: [Int] = []
    for (index, edge) in single.enumerated() {
      lines.append("  " + labels.edge(edge))
      if edge.state == .undeclared { wrong.append(index) }
    }
    lines += together.map { "  \(labels.identifier($0)) -.-> \($1)" }
    if !wrong.isEmpty {
      let list = wrong.map(String.init).joined(separator: ",")
      lines.append("  linkStyle \(list) stroke:#d1242f,stroke-width:3px")
    }
    text = lines.joined(separator: "\n") + "\n```\n"
  }

  /// The edges that get an arrow each, and the folders whose edges to a target are one arrow.
  private static func bundles(_ graph: ModuleGraph, around bundled: String?)
    -> (single: [ModuleGraph.Edge], together: [(folder: String, owner: String)])
  {
    guard let bundled, let centre = graph[bundled] else { return (graph.edges, []) }
    var single: [ModuleGraph.Edge] = []
    var folders: Set<String> = []
    for edge in graph.edges {
      if edge.owner == bundled, edge.state == .agreed, let user = graph[edge.user],
        user.part != centre.part, case .module(let folder) = user.part
      {
        folders.insert(folder)
      } else {
        single.append(edge)
      }
    }
    return (single, folders.sorted().map { ($0, bundled) })
  }
}

/// What nodes and edges are called in the text.
private struct Labels {
  private let names: Set<String>

  init(_ graph: ModuleGraph) {
    names = Set(graph.nodes.map(\.name))
  }

  /// The name of a folder, which must not be that of a target.
  func identifier(_ folder: String) -> String {
    names.contains(folder) ? "\(folder)-folder" : folder
  }

  func node(_ node: ModuleGraph.Node) -> String {
    if node.isSystem { return "\(node.name)([\(node.name)])" }
    return node.layer == node.name ? node.name : "\(node.name)[\(node.layer)]"
  }

  func edge(_ edge: ModuleGraph.Edge) -> String {
    let count = edge.count.parts.joined(separator: "<br>")
    switch edge.state {
    case .agreed where count.isEmpty: return "\(edge.user) --> \(edge.owner)"
    case .agreed: return "\(edge.user) -->|\(count)| \(edge.owner)"
    case .unused: return "\(edge.user) -. not used .-> \(edge.owner)"
    case .undeclared:
      let words = (["not declared"] + edge.count.parts).joined(separator: "<br>")
      return "\(edge.user) ==>|\(words)| \(edge.owner)"
    }
  }
}
