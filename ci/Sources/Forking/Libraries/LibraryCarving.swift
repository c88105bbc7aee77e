import Foundation
import Toolbox

/// Selects the files of a library from a tree with one feature: Core, the feature's Domain,
/// Repository and doubles, and the tests that need only these.
struct LibraryCarving {
  let feature: String

  /// Layers of the feature that stay.
  private static let layers = ["Domain", "Repository", "Testing"]
  /// The files of every package other than sources, and those that `make upgrade` needs.
  private static let files: Set = [
    "LICENSE", ".gitignore", ".swift-format", ".swift-version", "ci/upgrade",
  ]
  /// Modules that no file may import any more, in addition to the feature's other layers.
  private static let apps: Set = [
    "CLI", "Composition", "DemoUpstream", "Server", "seams", "seams_server",
  ]

  func carved(_ whole: FileTree) -> FileTree {
    var tree = whole
    tree.remove { !stays($0) }
    let known = Set(
      tree.paths(at: "Modules/").filter { $0.hasSuffix(".swift") }
        .flatMap { NameReader.names(in: tree[$0]?.text ?? "").map(\.name) })
    let check = BuildableTests(without: gone(in: whole), known: known)
    for folder in testFolders {
      let sources = tree.paths(at: folder).filter { $0.hasSuffix(".swift") }
      let files = sources.filter { !$0.contains("/Cases/") }
      // Each case is compiled on its own.
      let cases = Set(sources).subtracting(files)
        .filter { !check.among([$0], of: tree).isEmpty }
      let buildable = check.among(files, of: tree).union(cases)
      tree.remove { sources.contains($0) && !buildable.contains($0) }
      // The tests next to the cases read them.
      if buildable.isDisjoint(with: files) { tree.remove { $0.hasPrefix(folder) } }
    }
    for path in tree.paths(at: "Modules/") where path.hasSuffix("/README.md") {
      guard let page = tree[path] else { continue }
      tree[path]?.content = withoutRows(of: layersGone(in: whole), in: page.content)
    }
    return tree
  }

  /// Returns a page without the table rows that link to layers: `| [Router](Router) | …`.
  private func withoutRows(of layers: Set<String>, in page: Data) -> Data {
    let lines = String(decoding: page, as: UTF8.self)
      .split(separator: "\n", omittingEmptySubsequences: false)
      .filter { line in !layers.contains { line.hasPrefix("| [\($0)](\($0)) |") } }
    return Data(lines.joined(separator: "\n").utf8)
  }

  /// Writes the manifest of the library. It has each level of tests that the feature has.
  ///
  /// - Parameters:
  ///   - tree: the tree with the manifest of `ci/Standalone/library`.
  ///   - app: the tree with the manifest of the template.
  func writeManifest(in tree: inout FileTree, like app: FileTree) throws(ToolFailure) {
    let path = LibraryManifest.path
    let text = try LibraryManifest(like: app[path]?.text ?? "").filled(tree[path]?.text ?? "")
    let marks = Marks(features: Self.levels)
    let levels = Self.levels.filter { !tree.paths(at: "Tests/\($0)/\(feature)/").isEmpty }
    let cut = try marks.cut(text, of: path, keeping: Set(levels))
    tree.write(try marks.lifted(cut, of: path), to: path)
  }

  static let levels = ["TypeLevel", "Unit", "Integration"]

  private var testFolders: [String] {
    Self.levels.flatMap { level in ["Core", feature].map { "Tests/\(level)/\($0)/" } }
  }

  private func stays(_ path: String) -> Bool {
    Self.files.contains(path) || path.hasPrefix("Modules/Core/")
      || ["README.md", "graph.svg"].contains { path == "Modules/\(feature)/\($0)" }
      || Self.layers.contains { path.hasPrefix("Modules/\(feature)/\($0)/") }
      || testFolders.contains(where: path.hasPrefix)
      || path.hasPrefix("Tests/Support/") && !path.hasPrefix("Tests/Support/Browser/")
  }

  private func gone(in whole: FileTree) -> Set<String> {
    Self.apps.union(layersGone(in: whole).map { feature + $0 })
  }

  private func layersGone(in whole: FileTree) -> Set<String> {
    let layers = whole.paths(at: "Modules/\(feature)/").map { path in
      path.split(separator: "/").dropFirst(2).first.map(String.init) ?? ""
    }
    return Set(layers).subtracting(Self.layers)
  }
}
