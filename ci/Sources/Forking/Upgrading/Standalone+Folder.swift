public import Toolbox

extension Standalone {
  /// Writes the tree as plain files, and nothing of git: what later tools ask of these.
  ///
  /// - Parameter folder: is empty, or not there yet.
  public func write(to folder: Repository, from template: Repository) throws {
    try tree(from: template).write(to: folder)
  }
}
