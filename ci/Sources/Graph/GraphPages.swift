public import Toolbox

/// Draws the graph: as pictures in `docs/graph.svg` and in each folder of `Modules`, and as text in
/// ARCHITECTURE.md.
public struct GraphPages {
  private static let page = "ARCHITECTURE.md"
  private let repository: Repository
  private let graph: ModuleGraph
  private let pictures: [(path: String, part: ModuleGraph)]

  public init(of graph: ModuleGraph, in repository: Repository) {
    self.repository = repository
    self.graph = graph.withoutTesting.withFeaturesAsOne
    pictures =
      [("docs/graph.svg", self.graph)]
      + graph.folders.map { ("Modules/\($0)/graph.svg", graph.folder($0)) }
  }

  /// Regenerates outdated pages, and returns the written files.
  public func write() throws(ToolFailure) -> [String] {
    let paths = try outdated()
    for (path, part) in pictures where paths.contains(path) {
      try repository.write(part.picture(), to: path)
    }
    if paths.contains(Self.page) { try repository.write(text(), to: Self.page) }
    return paths
  }

  /// Returns the files that do not show the current graph.
  ///
  /// Only the content of a picture is compared, because each version of graphviz has its own
  /// layout.
  public func outdated() throws(ToolFailure) -> [String] {
    var paths: [String] = []
    for (path, part) in pictures {
      let shown = repository.exists(path) ? try repository.text(path) : ""
      if ModuleGraph.parts(ofPicture: shown) != part.parts { paths.append(path) }
    }
    return try paths + (text() == repository.text(Self.page) ? [] : [Self.page])
  }

  /// The page with the graph between its two marks.
  private func text() throws(ToolFailure) -> String {
    let page = try repository.text(Self.page)
    let place = #/(?s)(<!-- graph:begin -->\n).*?(<!-- graph:end -->\n)/#
    guard page.contains(place) else {
      throw ToolFailure(
        "\(Self.page) does not say where the graph belongs. Add these two lines: "
          + "<!-- graph:begin --> <!-- graph:end -->")
    }
    return page.replacing(place, maxReplacements: 1) { "\($0.1)\(graph.mermaid)\($0.2)" }
  }
}
