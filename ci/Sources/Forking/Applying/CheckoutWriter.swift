import Foundation
import Toolbox

/// Writes and removes files of a checkout whose journal is open. Before each file it checks for an
/// interruption.
///
/// NB: a file is written in place, without a temporary file. The journal restores files that a
/// crash left incomplete, and no temporary files remain.
struct CheckoutWriter {
  let repository: Repository
  let interruption: Interruption
  /// Records the written files.
  var written = WrittenFiles()

  func write(_ files: [PlannedFile]) throws {
    for file in files { try write(file.content, to: file.path, mode: file.mode) }
  }

  func write(_ edits: [FeatureLines.Edit]) throws {
    for edit in edits { try write(Data(edit.after.utf8), to: edit.path, mode: nil) }
  }

  func write(_ content: Data, to path: String, mode: Int?) throws {
    try interruption.check()
    let whole = repository.path(path)
    do {
      try FileManager.default.createDirectory(
        atPath: URL(filePath: whole).deletingLastPathComponent().path(percentEncoded: false),
        withIntermediateDirectories: true)
      written.note(content, at: path)
      try content.write(to: URL(filePath: whole))
      if let mode {
        try FileManager.default.setAttributes(
          [.posixPermissions: NSNumber(value: mode)], ofItemAtPath: whole)
      }
    } catch {
      throw ToolFailure("\(path) cannot be written: \(error.localizedDescription)")
    }
  }

  /// Removes files, and folders that become empty.
  func remove(_ paths: [String]) throws {
    for path in paths {
      try interruption.check()
      guard repository.exists(path) else { continue }
      do {
        try FileManager.default.removeItem(atPath: repository.path(path))
      } catch {
        throw ToolFailure("\(path) cannot be removed: \(error.localizedDescription)")
      }
      removeEmptyFolders(above: path)
    }
  }

  private func removeEmptyFolders(above path: String) {
    var folder = path[...]
    while let slash = folder.lastIndex(of: "/") {
      folder = folder[..<slash]
      // `rmdir` fails if the folder is not empty.
      guard unsafe rmdir(repository.path(String(folder))) == 0 else { return }
    }
  }
}
