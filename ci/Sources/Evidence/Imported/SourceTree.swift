import Foundation
import Toolbox

/// The Swift files of every target, as they lie in the folders now.
struct SourceTree: Sendable {
  /// In the order of their paths.
  private(set) var files: [File] = []
  private(set) var gaps: [EvidenceGap] = []

  struct File: Hashable, Sendable {
    /// Named from the root of the checkout.
    let path: String
    /// The target that it belongs to.
    let target: String
    let stamp: FileStamp
  }

  private let repository: Repository

  init(of manifest: Manifest, in repository: Repository) {
    self.repository = repository
    for target in manifest.targets where target.kind != .system {
      guard let folder = FileStamp(path: repository.path(target.path)) else {
        gaps.append(
          EvidenceGap(
            lens: .imported,
            reason: "“\(target.path)”, the folder of “\(target.name)”, is missing: "
              + "make it, or take the target out of Package.swift."))
        continue
      }
      var walk = Walk(target: target, seen: [folder.inode])
      visit(target.path, &walk)
    }
    files.sort { $0.path < $1.path }
  }

  /// Where a walk through the folder of one target is.
  private struct Walk {
    let target: Manifest.Target
    /// Folders that were seen, by inode: a link may lead back to one.
    var seen: Set<Int>

    func isExcluded(_ path: String) -> Bool {
      target.excluded.contains { path == "\(target.path)/\($0)" }
    }

    /// Whether a file is named by `sources`, or is in a folder that is.
    func isIncluded(_ path: String) -> Bool {
      guard let sources = target.sources else { return true }
      return sources.contains { path == "\(target.path)/\($0)" || isBelow($0, path) }
    }

    private func isBelow(_ folder: String, _ path: String) -> Bool {
      folder == "." || path.hasPrefix("\(target.path)/\(folder)/")
    }
  }
}

extension SourceTree {
  /// Visits a folder as the package manager does: nothing hidden, links followed.
  private mutating func visit(_ folder: String, _ walk: inout Walk) {
    let manager = FileManager.default
    guard let names = try? manager.contentsOfDirectory(atPath: repository.path(folder)) else {
      gaps.append(gap("“\(folder)” cannot be listed: its files were not looked at."))
      return
    }
    for name in names where !name.hasPrefix(".") {
      let path = "\(folder)/\(name)"
      guard !walk.isExcluded(path) else { continue }
      visit(entry: path, &walk)
    }
  }

  private mutating func visit(entry path: String, _ walk: inout Walk) {
    let isSwift = path.hasSuffix(".swift")
    guard let (type, stamp) = attributes(path) else {
      if isSwift {
        gaps.append(gap("“\(path)” leads to no file: take the link away, or mend it."))
      }
      return
    }
    if type == .typeDirectory {
      // A documentation catalogue is no folder of sources to the package manager.
      guard !path.hasSuffix(".docc"), walk.seen.insert(stamp.inode).inserted else { return }
      visit(path, &walk)
    } else if isSwift, walk.isIncluded(path) {
      files.append(File(path: path, target: walk.target.name, stamp: stamp))
    }
  }

  /// The kind and the stamp of a file, or of what a link leads to; nothing when it leads nowhere.
  private func attributes(_ path: String) -> (FileAttributeType, FileStamp)? {
    let manager = FileManager.default
    var whole = repository.path(path)
    guard var found = try? manager.attributesOfItem(atPath: whole) else { return nil }
    if found[.type] as? FileAttributeType == .typeSymbolicLink {
      whole = URL(filePath: whole).resolvingSymlinksInPath().path(percentEncoded: false)
      guard let target = try? manager.attributesOfItem(atPath: whole),
        target[.type] as? FileAttributeType != .typeSymbolicLink
      else { return nil }
      found = target
    }
    return (found[.type] as? FileAttributeType ?? .typeUnknown, FileStamp(found))
  }

  private func gap(_ reason: String) -> EvidenceGap {
    EvidenceGap(lens: .imported, reason: reason)
  }
}
