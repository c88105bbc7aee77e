/// Where everything of a graph stands in its picture.
///
/// The apps are rows on top, one for each rank. Below them each folder of `Modules` is a column, its
/// targets ranked from the top down. The one target that nearly all use, `CoreDomain`, is a bar at
/// the bottom under all features; its own folder is the last column. What a target uses is written
/// into its box, so that no label stands on an arrow.
package struct GraphLayout: Hashable, Sendable {
  /// One for each target, in the order of the graph.
  package private(set) var boxes: [Box] = []
  package private(set) var frames: [Frame] = []
  /// One for each edge, in the order of the graph.
  package private(set) var routes: [GraphRoute] = []
  package private(set) var size = Point(x: 0, y: 0)

  package struct Box: Hashable, Sendable {
    package let node: ModuleGraph.Node
    package var bounds: Rectangle
    /// The name, and what the target uses.
    package var labels: [Label] = []
  }

  /// What stands around a column.
  package struct Frame: Hashable, Sendable {
    package var bounds: Rectangle
    package var label: Label
  }

  package init(_ graph: ModuleGraph) {
    let plan = GraphPlan(graph)
    let placement = GraphPlacement(plan)
    boxes = graph.nodes.compactMap { node in
      placement.bounds[node.name].map { bounds in
        Box(
          node: node, bounds: bounds,
          labels: BoxText(node, plan).labels(in: bounds, columns: placement.columns))
      }
    }
    frames = zip(plan.folders, placement.columns).map { folder, column in
      Frame(
        bounds: column.frame,
        label: Label(
          folder, at: Point(x: column.content.x, y: column.frame.y + 17), .frame))
    }
    routes = GraphRouter(plan, placement).routes
    size = placement.size
  }
}
