import Toolbox

extension ModuleGraph {
  /// The graph in Mermaid, as a fenced block.
  var mermaid: String {
    var lines = ["```mermaid", "graph LR"]
    lines += nodes.filter { $0.folder == nil }.map { "  \($0.name)" }
    for folder in folders {
      lines.append("  subgraph \(folder)")
      for node in nodes where node.folder == folder {
        lines.append("    \(node.name)" + (node.isSystem ? "([\(node.name)])" : "[\(node.layer)]"))
      }
      lines.append("  end")
    }
    lines += arrows.map { arrow in
      switch arrow.state {
      case .agreed: "  \(arrow.user) --> \(arrow.owner)"
      case .unused: "  \(arrow.user) -. not used .-> \(arrow.owner)"
      case .undeclared: "  \(arrow.user) == not declared ==> \(arrow.owner)"
      }
    }
    return (lines + ["```", ""]).joined(separator: "\n")
  }

  /// The graph for graphviz. Each node and arrow has an identifier, so that ``parts(ofPicture:)``
  /// can read the picture back.
  private var dot: String {
    var lines = nodes.filter { $0.folder == nil }.map(Self.node)
    for folder in folders {
      lines.append("  subgraph \"cluster_\(folder)\" { label=\"\(folder)\"; labeljust=l; margin=10")
      lines += nodes.filter { $0.folder == folder }.map(Self.node)
      lines.append("  }")
    }
    return """
      digraph "The modules of the package" {
        rankdir=LR; compound=true; ranksep=0.55; nodesep=0.12; pad=0.2
        fontname="Helvetica"; fontsize=13
        node [shape=box, style=rounded, fontname="Helvetica", fontsize=12, height=0.3,
          margin="0.12,0.04"]
        edge [arrowsize=0.6]
      \((lines + arrows.map(edge)).joined(separator: "\n"))
      }
      """
  }

  private static func node(_ node: Node) -> String {
    "    \"\(node.name)\" [id=\"\(node.name)\", label=\"\(node.layer)\""
      + (node.isSystem ? ", style=dashed, class=system]" : "]")
  }

  private func edge(_ arrow: Edge) -> String {
    var attributes = ["id=\"\(arrow.user):\(arrow.owner)\"", "class=\"\(style(of: arrow))\""]
    // graphviz draws from node to node, and cuts the line at the border of the folder.
    let (user, owner) = (end(arrow.user, isUser: true), end(arrow.owner, isUser: false))
    if user != arrow.user { attributes.append("ltail=\"cluster_\(arrow.user)\"") }
    if owner != arrow.owner { attributes.append("lhead=\"cluster_\(arrow.owner)\"") }
    return "  \"\(user)\" -> \"\(owner)\" [\(attributes.joined(separator: ", "))]"
  }

  /// Edges within a folder have another style than edges between folders.
  private func style(of arrow: Edge) -> String {
    guard arrow.state == .agreed else { return arrow.state.rawValue }
    let ends = nodes.filter { [arrow.user, arrow.owner].contains($0.name) }.map(\.folder)
    return ends.count == 2 && ends[0] == ends[1] ? "inside" : "outside"
  }

  /// Returns the node to which an arrow is drawn: the module itself or, for a folder, a module in
  /// it.
  private func end(_ name: String, isUser: Bool) -> String {
    guard folders.contains(name) else { return name }
    let modules = nodes.filter { $0.folder == name }.map(\.name)
    let taken = edges.filter { modules.contains($0.user) && modules.contains($0.owner) }
      .map { isUser ? $0.user : $0.owner }
    return modules.first { !taken.contains($0) } ?? modules[0]
  }

  /// The parts that a picture of the graph must contain.
  var parts: Set<String> {
    Set(nodes.map { "\($0.name) node" + ($0.isSystem ? " system" : "") })
      .union(arrows.map { "\($0.user):\($0.owner) edge \(style(of: $0))" })
  }

  static func parts(ofPicture svg: String) -> Set<String> {
    Set(
      svg.matches(of: #/<g id="([^"]+)" class="((?:node|edge)[^"]*)">/#).map { "\($0.1) \($0.2)" })
  }

  /// The picture with the layout of graphviz, in the colours of a light or a dark page.
  func picture() throws(ToolFailure) -> String {
    let drawn = try Shell.run(["bash", "-c", #"dot -Tsvg <<<"$1""#, "bash", dot])
    guard drawn.succeeded, let start = drawn.output.firstRange(of: "<svg")?.lowerBound else {
      throw ToolFailure("graphviz cannot draw the graph: \(drawn.errors) Is “dot” installed?")
    }
    return String(drawn.output[start...]).replacing(#/<!--.*?-->\n/#, with: "")
      .replacing("&#45;", with: "-")
      .replacing(#/^<svg[^>]*>\n/#) { "\($0.output)\(Self.colours)" }
  }

  private static let colours = """
    <style>
    svg { --paper: #ffffff; --frame: #f6f8fa; --line: #d0d7de; --soft: #8c959f; --ink: #1f2328;
      --accent: #0969da; --wrong: #d1242f; }
    @media (prefers-color-scheme: dark) {
      svg { --paper: #0d1117; --frame: #151b23; --line: #3d444d; --soft: #6e7681; --ink: #f0f6fc;
        --accent: #58a6ff; --wrong: #f85149; } }
    text { fill: var(--ink); font-family: system-ui, "Segoe UI", Roboto, Helvetica, Arial, sans-serif; }
    .graph > polygon { fill: var(--paper); }
    .cluster > polygon { fill: var(--frame); stroke: var(--line); }
    .node path, .node polygon { fill: var(--paper); stroke: var(--soft); }
    .edge path, .edge polygon { stroke: var(--soft); }
    .edge polygon { fill: var(--soft); }
    .inside path, .inside polygon { stroke: var(--accent); }
    .inside polygon { fill: var(--accent); }
    .unused path { stroke-dasharray: 5 4; }
    .undeclared path, .undeclared polygon { stroke: var(--wrong); stroke-width: 2.5; }
    </style>

    """
}
