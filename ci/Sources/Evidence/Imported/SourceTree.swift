import Foundation
import Toolbox

/// The current Swift files of every target.
struct SourceTree: Sendable {
  /// In the order of their paths.
  private(set) var files: [File] = []
  private(set) var gaps: [EvidenceGap] = []
  private let repository: Repository

  struct File: Sendable {
    let path, target: String
    /// Nanoseconds since 1970.
    let modified: Int64
  }

  init(of manifest: Manifest, in repository: Repository) {
    self.repository = repository
    for target in manifest.targets where target.kind != .system {
      guard let folder = FileStatus(of: repository.path(target.path)) else {
        let missing = "“\(target.path)”, the folder of “\(target.name)”, is missing: "
        note(missing + "create it, or remove the target from Package.swift.")
        continue
      }
      var seen = [folder.inode] as Set
      visit(target.path, of: target, &seen)
    }
    files.sort { $0.path < $1.path }
  }

  /// Visits a folder as the package manager does: skips hidden files and follows links. `seen`
  /// contains the visited inodes, because links may form a cycle.
  private mutating func visit(_ folder: String, of target: Manifest.Target, _ seen: inout Set<UInt>)
  {
    guard
      let names = try? FileManager.default.contentsOfDirectory(atPath: repository.path(folder))
    else { return note("“\(folder)” cannot be listed, so its files were not checked.") }
    for name in names where !name.hasPrefix(".") {
      let path = "\(folder)/\(name)"
      let isSwift = name.hasSuffix(".swift")
      guard !target.excluded.contains(where: { path == "\(target.path)/\($0)" }) else { continue }
      guard let status = FileStatus(of: repository.path(path)) else {
        if isSwift { note("The link “\(path)” leads to no file: remove or correct it.") }
        continue
      }
      if status.isFolder {
        // The package manager ignores documentation catalogues.
        guard !name.hasSuffix(".docc"), seen.insert(status.inode).inserted else { continue }
        visit(path, of: target, &seen)
      } else if isSwift, target.lists(path) {
        files.append(File(path: path, target: target.name, modified: status.modified))
      }
    }
  }

  private mutating func note(_ reason: String) {
    gaps.append(EvidenceGap(lens: .imported, reason: reason))
  }
}

extension Manifest.Target {
  /// Whether `sources` lists a file, or a folder that contains the file.
  fileprivate func lists(_ file: String) -> Bool {
    sources?.contains {
      $0 == "." || file == "\(path)/\($0)" || file.hasPrefix("\(path)/\($0)/")
    } ?? true
  }
}

/// The status of a file, or of the target of a link.
private struct FileStatus {
  let isFolder: Bool
  let inode: UInt
  /// Nanoseconds since 1970.
  let modified: Int64

  init?(of path: String) {
    var found = stat()
    guard unsafe stat(path, &found) == 0 else { return nil }
    isFolder = found.st_mode & S_IFMT == S_IFDIR
    inode = UInt(found.st_ino)
    modified = Int64(found.st_mtim.tv_sec) * 1_000_000_000 + Int64(found.st_mtim.tv_nsec)
  }
}
