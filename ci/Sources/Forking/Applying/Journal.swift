import Foundation
public import Toolbox

/// The planned changes of a run, written before the first change, so that an interrupted run can be
/// undone: immediately, or by the next run.
///
/// Files that will change or be removed are copied first. Undoing first removes new files, which
/// frees space, and then moves the copies back, which needs no space. So it works on a full disk.
/// It can be interrupted and repeated.
public struct Journal: Codable, Sendable {
  /// The purpose of the run, for messages: `fork of Recipes`.
  public let purpose: String
  /// The commit that the checkout was at.
  let commit: String
  private let entries: [Entry]
  /// Folders that the run creates, each after its parent.
  private let folders: [String]

  private struct Entry: Codable, Sendable {
    /// The path from the root of the checkout.
    let path: String
    /// The copy of the previous file, or `nil` if there was no file.
    let copy: String?
  }

  private static let file = "\(ForkFolder.path)/journal.json"
  private static let copies = "\(ForkFolder.path)/before"

  /// Opens the journal of a run.
  ///
  /// - Parameter paths: all paths that the run may write or remove, relative to the root.
  /// - Throws: ``ToolFailure`` if the disk is full. Nothing was changed then.
  public init(
    _ purpose: String, changing paths: [String], in repository: Repository
  ) throws(ToolFailure) {
    self.purpose = purpose
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

  /// Returns the journal of an unfinished run, or `nil`.
  ///
  /// - Throws: ``ToolFailure`` if the journal cannot be read.
  public static func unfinished(in repository: Repository) throws(ToolFailure) -> Journal? {
    guard let data = FileManager.default.contents(atPath: repository.path(file)) else { return nil }
    do {
      return try JSONDecoder().decode(Journal.self, from: data)
    } catch {
      throw ToolFailure(
        """
        \(file) cannot be read. An unfinished run left it: “git status” shows what it changed, and what \
        stood there before is in \(copies). When all is as you want it, remove that file, and run the \
        command again.
        """)
    }
  }

  /// Closes the journal and keeps the changes of the run.
  public func close(in repository: Repository) {
    try? FileManager.default.removeItem(atPath: repository.path(Self.file))
    try? FileManager.default.removeItem(atPath: repository.path(Self.copies))
  }

  /// The files in the run's places that differ both from their old content and from the run's
  /// content. A tool may have generated them, or a person may have edited them.
  ///
  /// - Parameter written: The files that the run has written, if known.
  func strangers(in repository: Repository, besides written: WrittenFiles) -> [String] {
    entries.filter { entry in
      guard repository.exists(entry.path) else { return false }
      let whole = repository.path(entry.path)
      if let copy = entry.copy,
        FileManager.default.contentsEqual(atPath: repository.path(copy), andPath: whole)
      {
        return false
      }
      guard let own = written.content(of: entry.path) else { return true }
      return FileManager.default.contents(atPath: whole) != own
    }.map(\.path)
  }

  /// Restores all files, and closes the journal.
  ///
  /// - Returns: how many files were removed or restored.
  /// - Throws: ``ToolFailure`` that names the file that cannot be restored. The journal stays.
  @discardableResult
  public func takeBack(in repository: Repository) throws(ToolFailure) -> Int {
    var count = 0
    for entry in entries where entry.copy == nil && repository.exists(entry.path) {
      do {
        try FileManager.default.removeItem(atPath: repository.path(entry.path))
      } catch {
        throw inTheWay("\(entry.path) cannot be removed", error)
      }
      count += 1
    }
    for entry in entries {
      guard let copy = entry.copy, repository.exists(copy) else { continue }
      do {
        if try Self.putBack(copy, as: entry.path, in: repository) { count += 1 }
      } catch {
        throw inTheWay("\(entry.path) cannot be put back", error)
      }
    }
    // A folder that contains another file stays.
    for folder in folders.reversed() { rmdir(repository.path(folder)) }
    close(in: repository)
    return count
  }

  private func inTheWay(_ what: String, _ error: any Error) -> ToolFailure {
    let reason = error.localizedDescription
    return ToolFailure(
      """
      The unfinished \(purpose) cannot be taken back: \(what), since       \(reason.hasSuffix(".") ? String(reason.dropLast()) : reason). Mend this, and run the command again.
      """)
  }

  /// - Returns: whether the file had changed.
  private static func putBack(
    _ copy: String, as path: String, in repository: Repository
  ) throws -> Bool {
    let from = repository.path(copy), to = repository.path(path)
    if FileManager.default.contentsEqual(atPath: from, andPath: to) {
      return false
    }
    try FileManager.default.createDirectory(
      atPath: URL(filePath: to).deletingLastPathComponent().path(percentEncoded: false),
      withIntermediateDirectories: true)
    try rename(from, to: to)
    return true
  }

  /// The missing parent folders of files that do not exist.
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

  /// Waits until the written files are on disk.
  static func synchronize(_ path: String) throws {
    let file = unsafe open(path, O_RDONLY | O_CLOEXEC)
    guard file >= 0 else { throw CocoaError(.fileReadUnknown, userInfo: ["path": path]) }
    defer { Foundation.close(file) }
    guard fsync(file) == 0 else {
      throw CocoaError(.fileWriteUnknown, userInfo: ["path": path])
    }
  }
}
