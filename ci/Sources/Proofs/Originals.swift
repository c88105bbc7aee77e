import Foundation
import Toolbox

/// The files that violations are planted in, as they were: moved aside, and moved back.
///
/// A file that is moved keeps its time and its number. So a build that never saw what was planted
/// finds nothing new when it is taken back: had git written the same text once more, every module
/// that a violation without a build was planted in would be compiled anew.
struct Originals {
  static let folderName = "planted-over"

  private let repository: Repository
  /// Where they wait, on the same disk.
  private let folder: String

  /// - Parameter folder: named from the root of the clone.
  init(of repository: Repository, in folder: String) {
    self.repository = repository
    self.folder = folder
  }

  /// Moves a file aside. Of one that was planted in already the original is there, and what was
  /// planted goes.
  func setAside(_ path: String) throws(ToolFailure) {
    guard repository.exists(path) else { return }
    let aside = "\(folder)/\(path)"
    if repository.exists(aside) {
      try? FileManager.default.removeItem(atPath: repository.path(path))
    } else {
      try move(path, to: aside)
    }
  }

  /// Lets a new file be run where its original can be.
  func lendMode(to path: String) throws(ToolFailure) {
    let original = repository.path("\(folder)/\(path)")
    guard let mode = try? FileManager.default.attributesOfItem(atPath: original)[.posixPermissions]
    else { return }
    do {
      try FileManager.default.setAttributes(
        [.posixPermissions: mode], ofItemAtPath: repository.path(path))
    } catch {
      throw ToolFailure("\(path) cannot be given its mode: \(error.localizedDescription)")
    }
  }

  /// Moves all of them back.
  func putBack() throws(ToolFailure) {
    guard repository.exists(folder) else { return }
    for path in paths {
      try? FileManager.default.removeItem(atPath: repository.path(path))
      try move("\(folder)/\(path)", to: path)
    }
    try? FileManager.default.removeItem(atPath: repository.path(folder))
  }

  /// What waits, as it is named from the root of the clone; files whose names begin with a point too.
  private var paths: [String] {
    let root = repository.path(folder)
    let all = (try? FileManager.default.subpathsOfDirectory(atPath: root)) ?? []
    return all.filter { path in
      let attributes = try? FileManager.default.attributesOfItem(atPath: "\(root)/\(path)")
      return attributes?[.type] as? FileAttributeType != .typeDirectory
    }
  }

  private func move(_ path: String, to other: String) throws(ToolFailure) {
    let target = repository.path(other)
    do {
      try FileManager.default.createDirectory(
        at: URL(filePath: target).deletingLastPathComponent(), withIntermediateDirectories: true)
      try FileManager.default.moveItem(atPath: repository.path(path), toPath: target)
    } catch {
      throw ToolFailure("\(path) cannot be moved: \(error.localizedDescription)")
    }
  }
}
