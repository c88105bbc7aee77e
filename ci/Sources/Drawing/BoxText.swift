/// What is written into the box of a target: its name, and one entry for each edge.
struct BoxText {
  private let node: ModuleGraph.Node
  private let plan: GraphPlan
  private let entries: [Entry]

  static let padding = 8
  static let nameHeight = 20
  static let lineHeight = 14

  private struct Entry {
    let edge: ModuleGraph.Edge
    let text: String
    /// The column of the owner, when it stands in one.
    let column: Int?

    /// An owner of the same folder is called by its layer, and so is one under whose column the
    /// entry stands.
    init(_ edge: ModuleGraph.Edge, from user: ModuleGraph.Node, _ plan: GraphPlan) {
      self.edge = edge
      let owner = plan.graph[edge.owner]
      column = owner.flatMap(plan.column)
      let isNear = column != nil && (owner?.part == user.part || BoxText.spansAll(user, plan))
      text = BoxText.text(edge, isNear ? owner?.layer ?? edge.owner : edge.owner)
    }
  }

  init(_ node: ModuleGraph.Node, _ plan: GraphPlan) {
    self.node = node
    self.plan = plan
    entries = plan.edges(from: node.name).map { Entry($0, from: node, plan) }
  }

  /// Whether the box is alone in its row, over all columns: its entries then stand over theirs.
  fileprivate static func spansAll(_ node: ModuleGraph.Node, _ plan: GraphPlan) -> Bool {
    plan.rows.contains([node])
  }

  fileprivate static func text(_ edge: ModuleGraph.Edge, _ owner: String) -> String {
    switch edge.state {
    case .agreed where edge.count.total == 0: owner
    case .agreed: "\(owner) \(edge.count.short)"
    case .unused: "\(owner): not used"
    case .undeclared: "\(owner) \(edge.count.short): not declared"
    }
  }

  /// The room that the widest line needs, with what is left and right of it.
  var width: Int {
    let widths =
      entries.map { Label.width(of: $0.text, .entry) } + [Label.width(of: shownName, .name)]
    return (widths.max() ?? 0) + 2 * Self.padding
  }

  func height(width: Int) -> Int {
    let lines = cells(width: width).map(\.count).max() ?? 0
    return Self.nameHeight + (usageLines + lines) * Self.lineHeight
      + (node.isSystem ? 4 : Self.padding)
  }

  /// The bar has a line more, see ``usage(below:_:)``.
  private var usageLines: Int { plan.isBar(node) ? 1 : 0 }

  private var shownName: String { plan.column(of: node) == nil ? node.name : node.layer }

  /// The entries, side by side as far as there is room: over the columns when the box spans them.
  private func cells(width: Int) -> [[Entry]] {
    guard !entries.isEmpty else { return [] }
    if Self.spansAll(node, plan) {
      return plan.folders.indices.map { column in
        entries.filter { ($0.column ?? plan.folders.count - 1) == column }
      }
    }
    let room = max(1, width / max(1, self.width))
    let rows = (entries.count + room - 1) / room
    return stride(from: 0, to: entries.count, by: rows).map {
      Array(entries[$0..<min($0 + rows, entries.count)])
    }
  }

  func labels(in bounds: Rectangle, columns: [GraphPlacement.Column]) -> [Label] {
    let left = bounds.x + Self.padding
    var labels = [Label(shownName, at: Point(x: left, y: bounds.y + 17), .name)]
    if plan.isBar(node) { labels.append(usage(below: left, bounds.y)) }
    for (index, cell) in cells(width: bounds.width).enumerated() {
      let x = Self.spansAll(node, plan) ? columns[index].content.x : left + index * width
      for (line, entry) in cell.enumerated() {
        let y = bounds.y + Self.nameHeight + (usageLines + line + 1) * Self.lineHeight - 3
        labels.append(
          Label(
            entry.text, at: Point(x: x, y: y),
            entry.edge.state == .agreed ? .entry : .wrong, hint: entry.edge.hint))
      }
    }
    return labels
  }

  /// What is said of the bar, whose arrows are too many to follow.
  private func usage(below x: Int, _ y: Int) -> Label {
    let users = plan.graph.edges.filter { $0.owner == node.name && $0.state != .unused }.count
    let others = plan.graph.nodes.filter { !$0.isSystem }.count - 1
    return Label(
      "used by \(users) of the \(others) others", at: Point(x: x, y: y + Self.nameHeight + 11),
      .entry)
  }
}

extension ModuleGraph.Edge {
  /// The whole of it in words.
  var hint: String {
    switch state {
    case .agreed where count.total == 0: "\(user) → \(owner)"
    case .agreed: "\(user) → \(owner): \(count.words)"
    case .unused: "\(user) → \(owner): declared, and not used"
    case .undeclared: "\(user) → \(owner): \(count.words), not declared"
    }
  }
}
