/// What a graph says about its picture before anything has a place: rows, columns and the bar.
struct GraphPlan: Hashable, Sendable {
  let graph: ModuleGraph
  let ranks: GraphRanks
  /// The target that most others use, of those that use nothing themselves.
  let centre: String?
  /// The folders, one for each column; the one of ``centre`` is the last.
  let folders: [String]
  /// The apps, highest first, those of one rank side by side.
  let rows: [[ModuleGraph.Node]]
  /// The ranks of the modules, highest first.
  let bands: [Int]

  init(_ graph: ModuleGraph) {
    let ranks = GraphRanks(graph)
    let centre = Self.centre(of: graph, ranks)
    self.graph = graph
    self.ranks = ranks
    self.centre = centre?.name
    folders =
      graph.folders.filter { .module($0) != centre?.part }
      + graph.folders.filter { .module($0) == centre?.part }
    let apps = Dictionary(grouping: graph.nodes.filter { $0.part == .app }) { ranks[$0.name] }
    rows = apps.sorted { $0.key > $1.key }.map(\.value)
    bands = Set(graph.nodes.filter { $0.part != .app }.map { ranks[$0.name] }).sorted(by: >)
  }

  /// The targets of a column in a band, from the top down.
  func stack(_ folder: String, _ band: Int) -> [ModuleGraph.Node] {
    graph.nodes.filter {
      $0.part == .module(folder) && ranks[$0.name] == band && !isBar($0)
    }
  }

  /// Whether a target is the bar at the bottom; without another column there is none.
  func isBar(_ node: ModuleGraph.Node) -> Bool {
    node.name == centre && folders.count > 1
  }

  func isBar(_ name: String) -> Bool { graph[name].map(isBar) == true }

  func column(of node: ModuleGraph.Node) -> Int? {
    guard case .module(let folder) = node.part, !isBar(node) else { return nil }
    return folders.firstIndex(of: folder)
  }

  /// What a target uses, from the highest down.
  func edges(from user: String) -> [ModuleGraph.Edge] {
    graph.edges.filter { $0.user == user }.sorted {
      (height($0.owner), $1.owner) > (height($1.owner), $0.owner)
    }
  }

  /// The rank, and below it the bar.
  private func height(_ name: String) -> Int { name == centre ? -1 : ranks[name] }

  private static func centre(of graph: ModuleGraph, _ ranks: GraphRanks) -> ModuleGraph.Node? {
    let users = Dictionary(grouping: graph.edges, by: \.owner).mapValues(\.count)
    return graph.nodes
      .filter { ranks[$0.name] == 0 && !$0.isSystem && $0.part != .app }
      .max { (users[$0.name] ?? 0, $1.name) < (users[$1.name] ?? 0, $0.name) }
  }
}
