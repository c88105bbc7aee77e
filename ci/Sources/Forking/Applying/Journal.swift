import Foundation
public import Toolbox

/// What a run is about to change, written before it changes anything, so that whatever ends the run
/// can be taken back: at once, or by the next run.
///
/// Files that will change or go are copied first. Taking back removes what was made, which frees
/// room, and moves the copies to their places, which needs none: it works on a full disk. It can be
/// ended half-way and begun again.
public struct Journal: Codable, Sendable {
  /// What the run was about, for messages: `fork of Recipes`.
  public let purpose: String
  /// The commit that the checkout was at.
  let commit: String
  private let entries: [Entry]
  /// Folders that were not there, each after the one that holds it.
  private let folders: [String]
  private let root: String

  private struct Entry: Codable, Sendable {
    /// Named from the root of the checkout.
    let path: String
    /// The copy of what was there; nothing when there was none.
    let copy: String?
  }

  private static let file = "\(ForkFolder.path)/journal.json"
  private static let copies = "\(ForkFolder.path)/before"
  static let aside = "\(ForkFolder.path)/aside"

  /// Opens the journal of a run.
  ///
  /// - Parameter paths: all that the run may write or remove, named from the root.
  /// - Throws: ``ToolFailure`` when there is no room for it. Nothing was changed.
  public init(
    _ purpose: String, changing paths: [String], in repository: Repository
  ) throws(ToolFailure) {
    self.purpose = purpose
    root = repository.root
    commit = try Git(in: repository.root).head()
    let paths = Array(Set(paths)).sorted()
    var entries: [Entry] = []
    do {
      try? FileManager.default.removeItem(atPath: repository.path(Self.copies))
      try FileManager.default.createDirectory(
        atPath: repository.path(Self.copies), withIntermediateDirectories: true)
      for (number, path) in paths.enumerated() {
        guard repository.exists(path) else {
          entries.append(Entry(path: path, copy: nil))
          continue
        }
        let copy = "\(Self.copies)/\(number)"
        try FileManager.default.copyItem(
          atPath: repository.path(path), toPath: repository.path(copy))
        try Self.synchronize(repository.path(copy))
        entries.append(Entry(path: path, copy: copy))
      }
      self.entries = entries
      folders = Self.missingFolders(of: paths, in: repository)
      let part = repository.path(Self.file + ".part")
      try JSONEncoder().encode(self).write(to: URL(filePath: part))
      try Self.synchronize(part)
      try Self.rename(part, to: repository.path(Self.file))
      try Self.synchronize(repository.path(ForkFolder.path))
    } catch {
      try? FileManager.default.removeItem(atPath: repository.path(Self.copies))
      throw ToolFailure(
        "The journal of the \(purpose) cannot be written: \(error.localizedDescription). "
          + "Nothing was changed.")
    }
  }

  /// The journal that an unfinished run left, or nothing.
  ///
  /// - Throws: ``ToolFailure`` when there is one that cannot be read.
  public static func unfinished(in repository: Repository) throws(ToolFailure) -> Journal? {
    guard let data = FileManager.default.contents(atPath: repository.path(file)) else { return nil }
    do {
      return try JSONDecoder().decode(Journal.self, from: data)
    } catch {
      throw ToolFailure(
        "\(file) cannot be read. An unfinished run left it; git shows what it changed. ")
    }
  }

  /// Ends the journal: what the run did stays.
  public func close() {
    try? FileManager.default.removeItem(atPath: "\(root)/\(Self.file)")
    try? FileManager.default.removeItem(atPath: "\(root)/\(Self.copies)")
  }

  /// Copies what stands in the places of the run: whoever takes back later does not know what
  /// somebody has written there since.
  ///
  /// - Returns: the folder of the copies, named from the root.
  func setAside() throws(ToolFailure) -> String {
    do {
      try? FileManager.default.removeItem(atPath: "\(root)/\(Self.aside)")
      for entry in entries where exists(entry.path) {
        let copy = URL(filePath: "\(root)/\(Self.aside)/\(entry.path)")
        try FileManager.default.createDirectory(
          at: copy.deletingLastPathComponent(), withIntermediateDirectories: true)
        try FileManager.default.copyItem(at: URL(filePath: "\(root)/\(entry.path)"), to: copy)
      }
    } catch {
      throw ToolFailure(
        "The unfinished \(purpose) cannot be taken back: there is no room to set aside what stands "
          + "there. \(error.localizedDescription)")
    }
    return Self.aside
  }

  /// Puts everything back as it was, and ends the journal.
  ///
  /// - Returns: how many files were removed or put back.
  /// - Throws: ``ToolFailure`` that names what cannot be put back. The journal stays.
  @discardableResult
  public func takeBack() throws(ToolFailure) -> Int {
    var count = 0
    do {
      for entry in entries where entry.copy == nil && exists(entry.path) {
        try FileManager.default.removeItem(atPath: "\(root)/\(entry.path)")
        count += 1
      }
      for entry in entries {
        guard let copy = entry.copy, exists(copy) else { continue }
        if try putBack(copy, as: entry.path) { count += 1 }
      }
    } catch {
      throw ToolFailure(
        "The unfinished \(purpose) cannot be taken back: \(error.localizedDescription). Mend "
          + "this, and run the command again.")
    }
    // One that somebody put a file into stays.
    for folder in folders.reversed() { rmdir("\(root)/\(folder)") }
    close()
    return count
  }

  private func exists(_ path: String) -> Bool {
    FileManager.default.fileExists(atPath: "\(root)/\(path)")
  }

  /// - Returns: whether the file was another one.
  private func putBack(_ copy: String, as path: String) throws -> Bool {
    let from = "\(root)/\(copy)", to = "\(root)/\(path)"
    if FileManager.default.contentsEqual(atPath: from, andPath: to) {
      return false
    }
    try FileManager.default.createDirectory(
      atPath: URL(filePath: to).deletingLastPathComponent().path(percentEncoded: false),
      withIntermediateDirectories: true)
    try Self.rename(from, to: to)
    return true
  }

  /// The folders on the way to some files that are not there.
  private static func missingFolders(of paths: [String], in repository: Repository) -> [String] {
    var folders: Set<String> = []
    for path in paths {
      var folder = path[...]
      while let slash = folder.lastIndex(of: "/") {
        folder = folder[..<slash]
        if !repository.exists(String(folder)) { folders.insert(String(folder)) }
      }
    }
    return folders.sorted()
  }
}

extension Journal {
  private func rmdir(_ path: String) {
    _ = unsafe Foundation.rmdir(path)
  }

  static func rename(_ from: String, to: String) throws {
    guard unsafe Foundation.rename(from, to) != 0 else { return }
    // A build folder may be a link to another disk.
    guard errno == EXDEV else { throw CocoaError(.fileWriteUnknown, userInfo: ["path": to]) }
    try? FileManager.default.removeItem(atPath: to)
    try FileManager.default.copyItem(atPath: from, toPath: to)
  }

  /// Waits until the disk has what was written.
  static func synchronize(_ path: String) throws {
    let file = unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw CocoaError(.fileReadUnknown, userInfo: ["path": path]) }
    defer { Foundation.close(file) }
    guard fsync(file) == 0 else {
      throw CocoaError(.fileWriteUnknown, userInfo: ["path": path])
    }
  }
}
