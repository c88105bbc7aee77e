import Foundation
import Toolbox

/// The folder for copies of files that are about to be restored, because a person may have edited
/// them. Each call uses a new folder, and never overwrites files.
struct AsideFolder {
  let repository: Repository

  private static let path = "\(ForkFolder.path)/aside"

  /// Copies files to the next folder that is free.
  ///
  /// - Returns: The folder, relative to the root, or `nil` if there are no files to copy.
  /// - Throws: ``ToolFailure`` when there is no room.
  func keep(_ paths: [String]) throws(ToolFailure) -> String? {
    let there = paths.filter(repository.exists)
    guard !there.isEmpty else { return nil }
    let number = (1...).first { !repository.exists("\(Self.path)/\($0)") } ?? 1
    let folder = "\(Self.path)/\(number)"
    do {
      for path in there {
        let copy = URL(filePath: repository.path("\(folder)/\(path)"))
        try FileManager.default.createDirectory(
          at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
        try FileManager.default.copyItem(at: URL(filePath: repository.path(path)), to: copy)
      }
    } catch {
      throw ToolFailure(
        "The existing files cannot be copied aside: \(error.localizedDescription)")
    }
    return folder
  }
}
