import Drawing
import Foundation
import Testing

@Suite struct GraphLayoutTests {
  static let features = ["Bookmarks", "Bookshelf", "Earthquakes", "News", "Stargazers"]
  static let wrong = [
    ModuleGraph.Edge(
      user: "BookmarksViewModel", owner: "BookmarksInfrastructure", state: .undeclared,
      count: SymbolCount(others: 3)),
    ModuleGraph.Edge(
      user: "CoreDomain", owner: "BookmarksRouter", state: .undeclared,
      count: SymbolCount(values: 3)),
    ModuleGraph.Edge(user: "BookmarksRouter", owner: "BookmarksViewModel", state: .unused),
  ]
  /// One feature, five of them, and five with edges that do not belong there.
  static let graphs = [
    sampleGraph(features: ["Bookmarks"]), sampleGraph(features: features),
    sampleGraph(features: features, adding: wrong),
    sampleGraph(features: []), ModuleGraph(nodes: [], edges: []),
  ]

  @Test(arguments: graphs) func everyTargetHasABoxAndEveryEdgeAWay(graph: ModuleGraph) {
    let layout = GraphLayout(graph)
    #expect(layout.boxes.map(\.node) == graph.nodes)
    #expect(layout.routes.map(\.edge) == graph.edges)
  }

  @Test(arguments: graphs) func noBoxStandsOnAnotherOne(graph: ModuleGraph) {
    let boxes = GraphLayout(graph).boxes
    for (index, box) in boxes.enumerated() {
      for other in boxes[(index + 1)...] {
        #expect(!box.bounds.overlaps(other.bounds), "\(box.node.name) and \(other.node.name)")
      }
    }
  }

  @Test(arguments: graphs) func textStaysInItsBoxAndOnNoOtherText(graph: ModuleGraph) {
    for box in GraphLayout(graph).boxes {
      for (index, label) in box.labels.enumerated() {
        #expect(box.bounds.contains(label.bounds), "“\(label.text)” in \(box.node.name)")
        for other in box.labels[(index + 1)...] {
          #expect(!label.bounds.overlaps(other.bounds), "“\(label.text)” and “\(other.text)”")
        }
      }
    }
  }

  @Test(arguments: graphs) func everythingIsInThePicture(graph: ModuleGraph) {
    let layout = GraphLayout(graph)
    let picture = Rectangle(x: 0, y: 0, width: layout.size.x, height: layout.size.y)
    for box in layout.boxes { #expect(picture.contains(box.bounds), "\(box.node.name)") }
    for frame in layout.frames { #expect(picture.contains(frame.bounds)) }
    for corner in layout.routes.flatMap(\.corners) {
      #expect(picture.contains(Rectangle(x: corner.x, y: corner.y, width: 0, height: 0)))
    }
  }

  @Test(arguments: graphs) func anArrowCrossesNoBoxBetweenItsEnds(graph: ModuleGraph) {
    let layout = GraphLayout(graph)
    for route in layout.routes where !route.isCurve {
      for box in layout.boxes {
        for (start, end) in zip(route.corners, route.corners.dropFirst()) {
          #expect(
            !box.bounds.isCrossed(from: start, to: end),
            "\(route.edge.user) → \(route.edge.owner) crosses \(box.node.name)")
        }
      }
    }
  }

  @Test(arguments: graphs) func anArrowBeginsAtItsUserAndEndsAtItsOwner(graph: ModuleGraph) {
    let layout = GraphLayout(graph)
    let bounds = Dictionary(uniqueKeysWithValues: layout.boxes.map { ($0.node.name, $0.bounds) })
    for route in layout.routes {
      let ends = [(route.corners.first, route.edge.user), (route.corners.last, route.edge.owner)]
      for (corner, name) in ends {
        let touches = corner.map { corner in
          bounds[name]?.contains(Rectangle(x: corner.x, y: corner.y, width: 0, height: 0)) == true
        }
        #expect(touches == true, "\(route.edge.user) → \(route.edge.owner) at \(name)")
      }
    }
  }

  @Test(arguments: graphs) func whatIsDeclaredLeadsDownwards(graph: ModuleGraph) {
    let layout = GraphLayout(graph)
    let ranks = GraphRanks(graph)
    for edge in graph.edges where edge.state != .undeclared {
      #expect(ranks[edge.user] > ranks[edge.owner], "\(edge.user) → \(edge.owner)")
      let user = layout.boxes.first { $0.node.name == edge.user }
      let owner = layout.boxes.first { $0.node.name == edge.owner }
      #expect((user?.bounds.y ?? 0) < (owner?.bounds.y ?? 0), "\(edge.user) → \(edge.owner)")
    }
  }

  @Test func aRankIsTheLongestWayDown() {
    let ranks = GraphRanks(sampleGraph(features: ["Shop"]))
    let names = ["CoreDomain", "ShopDomain", "ShopRouter", "Composition", "CLI", "seams"]
    #expect(names.map { ranks[$0] } == [0, 1, 2, 3, 4, 5])
  }

  @Test func aCycleIsNoEndlessWay() {
    let nodes = ["A", "B"].map { ModuleGraph.Node(name: $0, part: .module("M")) }
    let graph = ModuleGraph(nodes: nodes, edges: [edge("A", "B"), edge("B", "A")])
    #expect(GraphLayout(graph).routes.count == 2)
  }

  @Test func everyFeatureIsAColumnAndCoreIsTheLast() {
    let layout = GraphLayout(sampleGraph(features: Self.features))
    #expect(layout.frames.map(\.label.text) == Self.features + ["Core"])
    let left = layout.frames.map(\.bounds.x)
    #expect(left == left.sorted() && Set(left).count == left.count)
  }

  @Test func whatNobodyDeclaredMovesNothing() {
    let right = GraphLayout(sampleGraph(features: ["Bookmarks"]))
    let lone = ModuleGraph.Edge(
      user: "CoreDomain", owner: "BookmarksRouter", state: .undeclared)
    let wrong = GraphLayout(sampleGraph(features: ["Bookmarks"], adding: [lone]))
    #expect(right.boxes.map(\.node) == wrong.boxes.map(\.node))
    #expect(right.frames.map(\.label.text) == wrong.frames.map(\.label.text))
  }
}

extension Rectangle {
  /// Whether a line from corner to corner, which is upright or level, goes through the inside.
  fileprivate func isCrossed(from start: Point, to end: Point) -> Bool {
    let inside = self.inset(1)
    let line = Rectangle(
      x: min(start.x, end.x), y: min(start.y, end.y), width: abs(start.x - end.x),
      height: abs(start.y - end.y))
    return line.x < inside.maxX && inside.x < line.maxX + 1 && line.y < inside.maxY
      && inside.y < line.maxY + 1
  }
}
