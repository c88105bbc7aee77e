/// The way of an arrow: corners from the user to the owner.
package struct GraphRoute: Hashable, Sendable {
  package let edge: ModuleGraph.Edge
  package let corners: [Point]
  /// Whether it leads to the bar that nearly all use, and stays in the background.
  let isQuiet: Bool
  /// Whether it is a curve from the first corner to the last one: an edge that the picture has no
  /// lane for, which is one that hardly belongs there.
  package let isCurve: Bool
  /// Whether the two boxes stand one above the other.
  let isStacked: Bool
}

/// Finds the way of every arrow along lanes beside the boxes, so that none crosses a box.
///
/// Left of a column comes down what the composition root uses. Right of it goes down what its
/// targets use in it, and further out what they use of the bar. The other apps go down the margins,
/// and along a channel of their own above what they use.
struct GraphRouter {
  private let plan: GraphPlan
  private let placement: GraphPlacement
  /// The apps that go down a margin, each with its lane.
  private let lanes: [String]

  init(_ plan: GraphPlan, _ placement: GraphPlacement) {
    self.plan = plan
    self.placement = placement
    lanes = plan.rows.reversed().flatMap { $0 }.map(\.name)
  }

  var routes: [GraphRoute] {
    plan.graph.edges.compactMap { edge in
      guard let user = placement.bounds[edge.user], let owner = placement.bounds[edge.owner],
        let node = plan.graph[edge.user], let target = plan.graph[edge.owner]
      else { return nil }
      let corners =
        edge.state == .undeclared ? nil : corners(Ends(node, target, user, owner))
      return GraphRoute(
        edge: edge, corners: corners ?? Self.direct(user, owner),
        isQuiet: edge.state == .agreed && plan.isBar(edge.owner), isCurve: corners == nil,
        isStacked: user.x < owner.maxX && owner.x < user.maxX)
    }
  }

  /// The two ends of an edge.
  private struct Ends {
    let user, owner: ModuleGraph.Node
    let from, to: Rectangle

    init(
      _ user: ModuleGraph.Node, _ owner: ModuleGraph.Node, _ from: Rectangle, _ to: Rectangle
    ) {
      self.user = user
      self.owner = owner
      self.from = from
      self.to = to
    }
  }

  /// Nothing where no lane leads.
  private func corners(_ ends: Ends) -> [Point]? {
    switch (plan.column(of: ends.user), plan.column(of: ends.owner)) {
    case _ where ends.from.maxY > ends.to.y: nil
    case (let column?, nil) where plan.isBar(ends.owner): toBar(ends, column)
    case (nil, nil) where plan.isBar(ends.owner): appToBar(ends)
    case (let column?, let other?) where column == other: within(ends, column)
    case (nil, let column?) where plan.rows.last?.contains(ends.user) == true:
      down(ends, column)
    case (nil, .some): overChannel(ends)
    case (nil, nil): between(ends)
    default: nil
    }
  }

  /// From a target to another one below it in its column.
  private func within(_ ends: Ends, _ column: Int) -> [Point] {
    let lane = placement.columns[column].content.maxX + 9
    return [
      Point(x: ends.from.maxX, y: ends.from.midY - 3), Point(x: lane, y: ends.from.midY - 3),
      Point(x: lane, y: ends.to.midY), Point(x: ends.to.maxX, y: ends.to.midY),
    ]
  }

  private func toBar(_ ends: Ends, _ column: Int) -> [Point] {
    let content = placement.columns[column].content
    guard ends.to.x < content.x, content.maxX < ends.to.maxX else {
      // Its own folder stands beside the bar.
      let lane = content.x - 9
      return [
        Point(x: ends.from.x, y: ends.from.maxY - 7), Point(x: lane, y: ends.from.maxY - 7),
        Point(x: lane, y: ends.to.midY), Point(x: ends.to.maxX, y: ends.to.midY),
      ]
    }
    let isLowest = !plan.graph.nodes.contains {
      plan.column(of: $0) == column && (placement.bounds[$0.name]?.y ?? 0) > ends.from.y
    }
    if isLowest {
      return [
        Point(x: ends.from.midX, y: ends.from.maxY), Point(x: ends.from.midX, y: ends.to.y),
      ]
    }
    let lane = content.maxX + 17
    return [
      Point(x: ends.from.maxX, y: ends.from.midY + 5), Point(x: lane, y: ends.from.midY + 5),
      Point(x: lane, y: ends.to.y),
    ]
  }

  /// From the lowest app, which spans the columns.
  private func down(_ ends: Ends, _ column: Int) -> [Point] {
    let lane = placement.columns[column].content.x - 9
    return [
      Point(x: lane, y: ends.from.maxY), Point(x: lane, y: ends.to.midY),
      Point(x: ends.to.x, y: ends.to.midY),
    ]
  }

  private func appToBar(_ ends: Ends) -> [Point] {
    let (side, lane) = margin(ends, shift: 3)
    let start = [Point(x: side, y: ends.from.maxY - 5), Point(x: lane, y: ends.from.maxY - 5)]
    if lane < ends.to.x {
      let y = ends.to.midY + 6 * index(ends.user)
      return start + [Point(x: lane, y: y), Point(x: ends.to.x, y: y)]
    }
    // The last column is in the way: below it, and up.
    let below = ends.to.maxY + 22
    let x = ends.to.maxX - 20
    return start + [
      Point(x: lane, y: below), Point(x: x, y: below), Point(x: x, y: ends.to.maxY),
    ]
  }

  /// From an app down the margin, along the channel above the band, and into the owner's top.
  private func overChannel(_ ends: Ends) -> [Point]? {
    guard isTop(ends.owner) else { return nil }
    let (side, lane) = margin(ends, shift: 0)
    let order = index(ends.user)
    let channel = ends.to.y - 10 - 6 * (order % 4)
    let x = ends.to.x + ends.to.width * (order + 1) / (lanes.count + 1)
    return [
      Point(x: side, y: ends.from.midY), Point(x: lane, y: ends.from.midY),
      Point(x: lane, y: channel), Point(x: x, y: channel), Point(x: x, y: ends.to.y),
    ]
  }

  private func between(_ ends: Ends) -> [Point] {
    let left = max(ends.from.x, ends.to.x), right = min(ends.from.maxX, ends.to.maxX)
    let rows = plan.rows.map { $0.map(\.name) }
    let upper = rows.firstIndex { $0.contains(ends.user.name) } ?? 0
    let isNext = upper + 1 < rows.count && rows[upper + 1].contains(ends.owner.name)
    if isNext, left < right {
      let x = (left + right) / 2
      return [Point(x: x, y: ends.from.maxY), Point(x: x, y: ends.to.y)]
    }
    let (side, lane) = margin(ends, shift: 0)
    let end = lane < ends.to.x ? ends.to.x : ends.to.maxX
    return [
      Point(x: side, y: ends.from.midY), Point(x: lane, y: ends.from.midY),
      Point(x: lane, y: ends.to.midY), Point(x: end, y: ends.to.midY),
    ]
  }

  /// The side of an app's box that is nearer to a margin, and its lane there.
  private func margin(_ ends: Ends, shift: Int) -> (side: Int, lane: Int) {
    let distance = 8 + 8 * index(ends.user) + shift
    if ends.from.midX <= (placement.margin + placement.right) / 2 {
      return (ends.from.x, placement.margin - distance)
    }
    return (ends.from.maxX, placement.right + distance)
  }

  /// Whether nothing stands above a target in its band.
  private func isTop(_ node: ModuleGraph.Node) -> Bool {
    guard case .module(let folder) = node.part else { return false }
    return plan.stack(folder, plan.ranks[node.name]).first == node
  }

  /// The lowest app has the innermost lane.
  private func index(_ node: ModuleGraph.Node) -> Int {
    lanes.firstIndex(of: node.name) ?? 0
  }

  private static func direct(_ from: Rectangle, _ to: Rectangle) -> [Point] {
    if from.maxX <= to.x || to.maxX <= from.x {
      let isLeft = from.maxX <= to.x
      return [
        Point(x: isLeft ? from.maxX : from.x, y: from.midY),
        Point(x: isLeft ? to.x : to.maxX, y: to.midY),
      ]
    }
    // One above the other: along the left side of both.
    return [Point(x: from.x, y: from.midY), Point(x: to.x, y: to.midY)]
  }
}
