import Foundation
import Toolbox

/// Renames the only feature of a carved tree, in its own files and in those that belong to it.
struct StandaloneRenaming {
  let from: String
  let plan: ForkPlan
  let renaming: Renaming

  /// The demo simulates a real service, whatever the name of the feature. Its tests also belong to
  /// the feature without containing its name.
  private static let demo = "Apps/DemoUpstream/"

  func renamed(_ carved: FileTree, _ carving: Carving) throws -> FileTree {
    let belongings = carving.belongings.files(of: from, in: carved)
      .filter { !$0.hasPrefix(Self.demo) && !$0.hasSuffix(".swift") }
    var tree = carved
    for edit in plan.edits { tree.write(edit.after, to: edit.path) }
    try Carving.remove(from, from: &tree)
    for file in plan.files {
      tree[file.path] = FileTree.File(file.content, mode: file.mode & 0o111 == 0 ? 0o644 : 0o755)
    }
    tree = try carving.lifted(
      tree,
      changing: { block, path in
        path.hasPrefix(Self.demo) ? block : renamed(block, of: path)
      })
    for path in belongings {
      guard var file = tree[path] else { continue }
      tree[path] = nil
      if let text = file.text, path.hasSuffix(".md") {
        file.content = Data(renaming.in(path).text(text).text.utf8)
      }
      tree[renaming.path(path)] = file
    }
    return tree
  }

  /// Renames a block of a shared file that belongs to the feature.
  private func renamed(_ block: String, of path: String) -> String {
    if path.hasSuffix(".swift") { return renaming.source(block).text }
    if path.hasSuffix(".md") { return renaming.text(block).text }
    // A block of commands contains no sentences.
    let fence = ("```sh\n", "\n```")
    return String(
      renaming.text(fence.0 + block + fence.1).text
        .dropFirst(fence.0.count).dropLast(fence.1.count))
  }
}
