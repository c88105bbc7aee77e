import CoreDomain
import Glibc
import Synchronization

/// One file put in the place of another in a single step.
///
/// The bytes go to a temporary file in the same folder (a rename cannot leave its file system),
/// then to the disk, and then the temporary file takes the name.
final class POSIXFileReplacement: FileReplacement {
  private let path: String
  private let target: String
  private let folder: String
  private let temporary: String
  private let file: FileDescriptor
  private let queue = QueueExecutor(label: "files.replacement")
  private let isDone = Mutex(false)

  /// Makes the temporary file.
  ///
  /// - Parameters:
  ///   - temporaryName: a name that no other file in the folder has.
  ///   - isPrivate: whether the file is for its owner alone, whatever the old one was.
  init(
    of path: String, temporaryName: String, isPrivate: Bool
  ) throws(SystemCallFailure) {
    let target = try Self.target(of: path)
    // The old file is looked at in any case: it may be none that can be replaced.
    let former = try Self.mode(of: target)
    let mode = isPrivate ? 0o600 : former
    self.path = path
    self.target = target
    folder = Self.folder(of: target)
    temporary = folder + temporaryName
    // What only its owner may read is never open to others, not even while it is written.
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
      // The new name is on the disk when the folder is. Where a folder may not be read this cannot be
      // waited for; the file has been replaced all the same.
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
  /// The mode of the file that is there, which the new one keeps; nothing when there is none.
  private static func mode(of path: String) throws(SystemCallFailure) -> mode_t? {
    var status = stat()
    guard unsafe stat(path, &status) == 0 else { return nil }
    switch status.st_mode & S_IFMT {
    case S_IFREG: return status.st_mode & 0o7777
    case S_IFDIR: throw .folder
    // A rename would put a file in the place of a device or a pipe, for everybody.
    default: throw .noFile
    }
  }

  /// The path itself, or where it leads when it is a symbolic link: a link goes on leading there.
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

  /// What a symbolic link says; nothing when the path is none.
  private static func destination(ofLink path: String) -> String? {
    var buffer = [CChar](repeating: 0, count: Int(PATH_MAX))
    let count = unsafe readlink(path, &buffer, buffer.count)
    guard count >= 0 else { return nil }
    return String(decoding: buffer[..<count].map(UInt8.init(bitPattern:)), as: UTF8.self)
  }

  /// The folder in which a path stands, with its slash.
  private static func folder(of path: String) -> String {
    guard let slash = path.lastIndex(of: "/") else { return "./" }
    return String(path[...slash])
  }

  /// How many links are followed: as many as Linux follows.
  private static let linkLimit = 40
}
