/// A graph as a picture that stands on its own: no font, no script and no file beside it.
public struct GraphSVG: Hashable, Sendable {
  /// The file; the same graph gives the same bytes.
  public let text: String

  public init(_ graph: ModuleGraph) {
    let layout = GraphLayout(graph)
    var svg = SVGText(
      size: layout.size, title: "The modules of the package",
      description: Self.description(of: graph))
    svg.add(Self.heads)
    svg.label(Label("Who uses what", at: Point(x: 20, y: 30), .title))
    for frame in layout.frames {
      svg.rectangle(frame.bounds, class: "frame")
    }
    let (wrong, right) = Self.split(layout.routes)
    for route in right { Self.draw(route, in: &svg) }
    for frame in layout.frames { svg.label(frame.label) }
    for box in layout.boxes {
      svg.rectangle(box.bounds, class: box.node.isSystem ? "system" : "box")
      for label in box.labels { svg.label(label) }
    }
    // Over the boxes: it is to be seen.
    for route in wrong { Self.draw(route, in: &svg) }
    for label in Legend.labels(below: layout.size) { svg.label(label) }
    text = svg.text
  }

  /// What nobody declared, and the rest, the quiet ones first.
  private static func split(_ routes: [GraphRoute]) -> (wrong: [GraphRoute], right: [GraphRoute]) {
    let right = routes.filter { $0.edge.state != .undeclared }
    return (
      routes.filter { $0.edge.state == .undeclared },
      right.filter(\.isQuiet) + right.filter { !$0.isQuiet }
    )
  }

  private static func draw(_ route: GraphRoute, in svg: inout SVGText) {
    let kind = route.isQuiet ? "quiet" : route.edge.state.rawValue
    let head = ["quiet", "undeclared"].contains(kind) ? kind : "agreed"
    let path =
      route.isCurve ? curve(route.corners, isStacked: route.isStacked) : line(route.corners)
    svg.add(
      """
      <g><title>\(SVGText.escaped(route.edge.hint))</title>\
      <path d="\(path)" class="touch"/>\
      <path d="\(path)" class="edge \(kind)" marker-end="url(#\(head))"/></g>
      """)
  }

  private static func line(_ corners: [Point]) -> String {
    "M" + corners.map { "\($0.x) \($0.y)" }.joined(separator: " L")
  }

  /// A bow that leaves and arrives sideways; between boxes that stand one above the other, on the
  /// left of both.
  private static func curve(_ corners: [Point], isStacked: Bool) -> String {
    guard let start = corners.first, let end = corners.last else { return "" }
    let near = isStacked ? min(start.x, end.x) - 40 : (start.x + end.x) / 2
    return "M\(start.x) \(start.y) C\(near) \(start.y) \(near) \(end.y) \(end.x) \(end.y)"
  }

  private static let heads =
    "<defs>\n"
    + ["agreed", "quiet", "undeclared"].map { kind in
      """
      <marker id="\(kind)" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="8" markerHeight="8" \
      markerUnits="userSpaceOnUse" orient="auto"><path d="M0 0 L8 4 L0 8 z" \
      class="head \(kind)"/></marker>\n
      """
    }.joined() + "</defs>"

  private static func description(of graph: ModuleGraph) -> String {
    let wrong = graph.edges.filter { $0.state != .agreed }
    let summary =
      "\(graph.nodes.count) modules and \(graph.edges.count) edges, from the apps on top down to "
      + "the vocabulary that all share."
    guard !wrong.isEmpty else { return summary + " Every edge is declared, and used." }
    return summary + " Not as declared: " + wrong.map(\.hint).joined(separator: "; ") + "."
  }
}

/// What is said below the picture.
private enum Legend {
  static func labels(below size: Point) -> [Label] {
    let lines = [
      "p: protocols and their requirements. v: values and their members. o: others.",
      "Blue: used. Grey: into the vocabulary of all.",
      "Dashed: declared, not used. Red: used, not declared.",
    ]
    return lines.enumerated().map { index, line in
      Label(
        line, at: Point(x: 20, y: size.y - GraphPlacement.legendHeight + 20 + index * 15), .note)
    }
  }
}
