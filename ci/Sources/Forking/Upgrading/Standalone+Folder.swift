public import Toolbox

extension Standalone {
  /// Writes the tree as plain files without git, as later tools expect it.
  ///
  /// - Parameter folder: An empty or missing folder.
  public func write(to folder: Repository, from template: Repository) throws {
    try tree(from: template).write(to: folder)
  }
}
