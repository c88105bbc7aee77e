/// The places of the boxes.
struct GraphPlacement: Hashable, Sendable {
  private(set) var bounds: [String: Rectangle] = [:]
  private(set) var columns: [Column] = []
  private(set) var size = Point(x: 0, y: 0)

  /// A folder of `Modules`.
  struct Column: Hashable, Sendable {
    /// What holds its boxes; the height is that of the frame.
    var content: Rectangle
    /// What stands around them and the lanes left and right of them.
    var frame: Rectangle
  }

  /// The room outside of the frames, for the lanes of the apps.
  let margin: Int
  static let titleHeight = 40
  static let legendHeight = 62
  private static let laneLeft = 18
  private static let laneRight = 24
  private static let gap = 12
  private static let rowGap = 26
  private static let stackGap = 10

  private let plan: GraphPlan

  init(_ plan: GraphPlan) {
    self.plan = plan
    margin = 20 + 8 * plan.rows.reduce(0) { $0 + $1.count }
    placeColumns()
    var y = Self.titleHeight + 10
    for row in plan.rows { y = place(row: row, at: y) }
    let top = y
    y += 28
    for band in plan.bands { y = place(band: band, at: y) }
    for index in columns.indices {
      let last = lowest(in: index)
      columns[index].frame.y = top
      columns[index].frame.height = max(0, last - top) + 12
      columns[index].content.y = top
      columns[index].content.height = columns[index].frame.height
    }
    size = Point(x: right + margin, y: y + Self.legendHeight)
  }

  /// The inner edge of the right margin.
  var right: Int { columns.last?.frame.maxX ?? margin + rowWidth }

  private var rowWidth: Int {
    plan.rows.map { row in
      row.map { BoxText($0, plan).width }.reduce(0, +) + (row.count - 1) * Self.gap
    }.max() ?? 0
  }

  private mutating func placeColumns() {
    let inColumns = plan.graph.nodes.filter { $0.part != .app }.map { BoxText($0, plan).width }
    let spanning = plan.rows.filter { $0.count == 1 }.flatMap { $0 }.map {
      BoxText($0, plan).width
    }
    let lanes = Self.laneLeft + Self.laneRight + Self.gap
    let count = max(1, plan.folders.count)
    let width = max(
      (inColumns + spanning).max() ?? 0, (rowWidth + Self.gap) / count - lanes + 1, 120)
    for index in plan.folders.indices {
      let frame = margin + index * (width + lanes)
      columns.append(
        Column(
          content: Rectangle(x: frame + Self.laneLeft, y: 0, width: width, height: 0),
          frame: Rectangle(
            x: frame, y: 0, width: width + lanes - Self.gap, height: 0)))
    }
  }

  /// - Returns: where the next row begins.
  private mutating func place(row: [ModuleGraph.Node], at y: Int) -> Int {
    let room = right - margin
    let width = (room - (row.count - 1) * Self.gap) / row.count
    let height = row.map { BoxText($0, plan).height(width: width) }.max() ?? 0
    for (index, node) in row.enumerated() {
      let x = margin + index * (width + Self.gap)
      bounds[node.name] = Rectangle(x: x, y: y, width: width, height: height)
    }
    return y + height + Self.rowGap
  }

  private mutating func place(band: Int, at y: Int) -> Int {
    var bottom = y
    for (index, folder) in plan.folders.enumerated() {
      var next = y
      for node in plan.stack(folder, band) {
        let content = columns[index].content
        let height = BoxText(node, plan).height(width: content.width)
        bounds[node.name] = Rectangle(
          x: content.x, y: next, width: content.width, height: height)
        next += height + (node.isSystem ? 5 : Self.stackGap)
      }
      bottom = max(bottom, next - 5)
    }
    if let bar = plan.graph.nodes.first(where: plan.isBar), plan.ranks[bar.name] == band,
      let first = columns.first
    {
      let last = columns[columns.count - 2]
      let height = max(bottom - y, BoxText(bar, plan).height(width: first.content.width))
      bounds[bar.name] = Rectangle(
        x: first.frame.x, y: y, width: last.frame.maxX - first.frame.x, height: height)
      bottom = max(bottom, y + height)
    }
    return bottom + Self.rowGap + 12
  }

  private func lowest(in column: Int) -> Int {
    plan.graph.nodes.filter { plan.column(of: $0) == column }
      .compactMap { bounds[$0.name]?.maxY }.max() ?? 0
  }
}
