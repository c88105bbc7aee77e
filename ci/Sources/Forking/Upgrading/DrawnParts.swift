import Foundation
import Toolbox

/// The parts that tools generate from a build: files, and the sections of pages between `<!--
/// x:begin -->` and `<!-- x:end -->`.
///
/// Generated parts are not merged. Both trees of the template get the fork's version, so that git
/// sees no difference; after the merge they are regenerated.
struct DrawnParts {
  /// The fork at its last commit.
  let repository: Repository

  /// Returns the old and the new tree of the template with the generated parts of the fork.
  func settled(
    base: FileTree, theirs: FileTree
  ) throws(ToolFailure) -> (base: FileTree, theirs: FileTree) {
    let tracked = try Git(in: repository.root).paths(["ls-files", "-z"])
    let own = try FileTree(
      in: repository,
      only: tracked.filter {
        repository.exists($0) && (GeneratedPages.isDrawn($0) || $0.hasSuffix(".md"))
      })
    let settledBase = settled(base, own, like: FileTree())
    return (settledBase, settled(theirs, own, like: settledBase))
  }

  /// Returns a tree with the fork's generated parts. Sections that the fork does not have come from
  /// the other tree.
  private func settled(_ tree: FileTree, _ own: FileTree, like other: FileTree) -> FileTree {
    var settled = tree
    settled.remove(where: GeneratedPages.isDrawn)
    for path in own.paths where GeneratedPages.isDrawn(path) { settled[path] = own[path] }
    for path in settled.paths where path.hasSuffix(".md") {
      guard let page = settled[path] else { continue }
      var sections: [String: [Substring]] = [:]
      for page in [other[path], own[path]].compactMap(\.self) {
        sections.merge(DrawnSections(in: page.content).contents) { $1 }
      }
      settled[path]?.content = DrawnSections(in: page.content).replaced(by: sections)
    }
    return settled
  }
}
