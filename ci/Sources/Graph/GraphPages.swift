import Foundation
public import Toolbox

/// Where the graph is shown: as pictures in `docs/graph.svg` and in each folder of `Modules`, and as
/// text in ARCHITECTURE.md.
public struct GraphPages {
  private let graph: ModuleGraph
  private let repository: Repository

  private static let page = "ARCHITECTURE.md"
  private static let marks = (begin: "<!-- graph:begin -->\n", end: "<!-- graph:end -->\n")

  public init(of graph: ModuleGraph, in repository: Repository) {
    self.graph = graph
    self.repository = repository
  }

  /// Draws what is out of date.
  ///
  /// - Returns: the files that were written.
  public func write() throws(ToolFailure) -> [String] {
    let paths = try outdated()
    for (path, part) in pictures where paths.contains(path) {
      try repository.write(part.picture(), to: path)
    }
    if paths.contains(Self.page) { try repository.write(text(), to: Self.page) }
    return paths
  }

  /// The files that do not show the graph.
  ///
  /// Of a picture only what it shows is compared, since each version of graphviz places it in its
  /// own way.
  public func outdated() throws(ToolFailure) -> [String] {
    var paths: [String] = []
    for (path, part) in pictures {
      let shown = repository.exists(path) ? try repository.text(path) : ""
      if ModuleGraph.parts(ofPicture: shown) != part.parts { paths.append(path) }
    }
    return try paths + (text() == repository.text(Self.page) ? [] : [Self.page])
  }

  private var pictures: [(path: String, part: ModuleGraph)] {
    [("docs/graph.svg", graph.withoutTesting)]
      + graph.folders.map { ("Modules/\($0)/graph.svg", graph.folder($0)) }
  }

  /// The page, with the graph between its two marks.
  private func text() throws(ToolFailure) -> String {
    let page = try repository.text(Self.page)
    guard let begin = page.firstRange(of: Self.marks.begin),
      let end = page[begin.upperBound...].firstRange(of: Self.marks.end)
    else {
      throw ToolFailure(
        "\(Self.page) does not say where the graph belongs. Add these two lines: "
          + (Self.marks.begin + Self.marks.end).split(separator: "\n").joined(separator: " "))
    }
    return page.replacingCharacters(
      in: begin.upperBound..<end.lowerBound, with: graph.withoutTesting.mermaid)
  }
}
