import Foundation
import Toolbox

/// Removes the parts of a tree that do not belong in a fork: other features, files that belong to
/// them only, and those of the template.
///
/// Remaining blocks keep their marks, so that they can still be recognized.
/// ``lifted(_:where:changing:)`` removes the marks.
struct Carving {
  private let features: [String]
  private let kept: Set<String>
  private let marks: Marks
  let belongings: Belongings

  /// - Parameters:
  ///   - kept: The remaining features.
  ///   - whole: the tree of the template.
  /// - Throws: ``ToolFailure`` if the table of belongings is invalid.
  init(keeping kept: [String], of whole: FileTree) throws(ToolFailure) {
    features = whole.features
    self.kept = Set(kept)
    marks = Marks(features: features)
    belongings = try Belongings(of: whole)
  }

  /// Returns the remaining part of the template.
  func carved(_ whole: FileTree) throws(ToolFailure) -> FileTree {
    var tree = whole
    for feature in features where !kept.contains(feature) { try Self.remove(feature, from: &tree) }
    let others = belongings.others(in: tree, keeping: kept)
    tree.remove { others.contains($0) }
    for path in tree.paths {
      guard let text = tree[path]?.text, Marks.hasMarks(text) else { continue }
      tree.write(try marks.cut(text, of: path, keeping: kept), to: path)
    }
    // The files in a feature's folders are renamed completely, including their marks.
    for feature in kept.sorted() {
      tree = try lifted(tree, where: FeatureFolders(feature).contains)
    }
    return tree
  }

  /// Returns the tree without the marks of the remaining blocks.
  ///
  /// - Parameter change: Converts the lines of a block in a file.
  func lifted(
    _ tree: FileTree, where isMeant: (String) -> Bool = { _ in true },
    changing change: (_ block: String, _ path: String) -> String = { block, _ in block }
  ) throws(ToolFailure) -> FileTree {
    var tree = tree
    for path in tree.paths where isMeant(path) {
      guard let text = tree[path]?.text, Marks.hasMarks(text) else { continue }
      tree.write(try marks.lifted(text, of: path) { change($0, path) }, to: path)
    }
    return tree
  }

  /// Removes a feature's folders, its lines, and the listings of its API.
  static func remove(_ feature: String, from tree: inout FileTree) throws(ToolFailure) {
    let folders = FeatureFolders(feature)
    let layers = Set(
      tree.paths(at: "Modules/\(feature)/").compactMap { path -> String? in
        let parts = path.split(separator: "/")
        return parts.count > 3 ? String(parts[2]) : nil
      })
    let listings = GeneratedPages.listings(of: feature, layers: layers)
    tree.remove { folders.contains($0) || listings.contains($0) }
    for list in ElementList.ofFeatures {
      guard let text = tree[list.path]?.text, try list.contains(feature, in: text) else { continue }
      tree.write(try list.removing(feature, from: text), to: list.path)
    }
  }
}
