import CoreDomain
import Glibc
import Synchronization

/// Replaces a file atomically.
///
/// Writes to a temporary file in the same folder (a rename cannot cross file systems), syncs it to
/// disk, and renames it.
final class POSIXFileReplacement: FileReplacement {
  private let path: String
  private let target: String
  private let folder: String
  private let temporary: String
  private let file: FileDescriptor
  private let queue = QueueExecutor(label: "files.replacement")
  private let isDone = Mutex(false)

  /// Creates the temporary file.
  ///
  /// - Parameters:
  ///   - temporaryName: A name that no other file in the folder has.
  ///   - isPrivate: Whether only the owner may read the new file, whatever the mode of the old
  ///     file.
  init(of path: String, temporaryName: String, isPrivate: Bool) throws(SystemCallFailure) {
    let target = try Self.target(of: path)
    // Checks the old file even if its mode is not needed, because its type may forbid a
    // replacement.
    let former = try Self.mode(of: target)
    let mode = isPrivate ? 0o600 : former
    self.path = path
    self.target = target
    folder = Self.folder(of: target)
    temporary = folder + temporaryName
    // A private file is never readable by others, not even while it is written.
    file = try FileDescriptor(
      opening: temporary, O_WRONLY | O_CREAT | O_EXCL, mode: mode == nil ? 0o666 : 0o600)
    if let mode { try file.setMode(mode) }
  }

  deinit {
    if !isDone.withLock({ $0 }) { _ = unsafe unlink(temporary) }
  }

  func write(_ bytes: [UInt8]) async throws(FileFailure) {
    try await blocking { () throws(SystemCallFailure) in
      guard !self.isDone.withLock({ $0 }) else { throw .committed }
      try self.file.write(bytes)
    }
  }

  func commit() async throws(FileFailure) {
    try await blocking { () throws(SystemCallFailure) in
      guard !self.isDone.withLock({ $0 }) else { throw .committed }
      try self.file.synchronize()
      // "If newpath already exists, it will be atomically replaced".
      // https://man7.org/linux/man-pages/man2/rename.2.html
      guard unsafe rename(self.temporary, self.target) == 0 else { throw .last }
      self.isDone.withLock { $0 = true }
      // The new name is on disk once the folder is synced. Without read permission, the folder
      // cannot be synced, but the file is replaced nevertheless.
      try? FileDescriptor(opening: self.folder, O_RDONLY | O_DIRECTORY).synchronize()
    }
  }

  private func blocking(
    _ work: @escaping @Sendable () throws(SystemCallFailure) -> Void
  ) async throws(FileFailure) {
    do throws(SystemCallFailure) {
      try await queue.run(work)
    } catch {
      throw .unwritable(path: path, reason: error.reason)
    }
  }
}

extension POSIXFileReplacement {
  /// Returns the mode of the existing file, which the new file gets; `nil` if no file exists.
  private static func mode(of path: String) throws(SystemCallFailure) -> mode_t? {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { return nil }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return status.st_mode & 0o7777
    case S_IFDIR: throw .folder
    // A rename would replace a device or pipe for all users.
    default: throw .noFile
    }
  }

  /// Resolves symbolic links, so that the link itself stays and its target is replaced.
  private static func target(of path: String) throws(SystemCallFailure) -> String {
    var path = path
    for _ in 0..<linkLimit {
      guard let next = destination(ofLink: path) else { return path }
      guard LinkTrust(ofLink: path, in: folder(of: path))?.isTrusted ?? true else {
        throw .foreignLink
      }
      path = next.hasPrefix("/") ? next : folder(of: path) + next
    }
    throw SystemCallFailure(code: ELOOP)
  }

  /// Returns the target of a symbolic link; `nil` if the path is not a link.
  private static func destination(ofLink path: String) -> String? {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = unsafe readlink(path, &buffer, buffer.count)
    guard count >= 0 else { return nil }
    return String(decoding: buffer[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// Returns the folder of a path, with a trailing slash.
  static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "./" }
    return String(path[...slash])
  }

  /// The maximum number of links to follow, as in Linux.
  private static let linkLimit = 40
}
