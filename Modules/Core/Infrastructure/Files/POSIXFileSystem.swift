public import CoreDomain
import Glibc

/// The files of the machine.
///
/// Each file that is read or written has a thread of its own while a call lasts, so one that waits
/// for a pipe holds up nobody else. Cancelling the task that waits for a pipe ends the waiting; a
/// call that waits for the disk alone goes on to its end.
public struct POSIXFileSystem: FileSystem {
  private let identifiers: any IdentifierSource
  private let isPrivate: Bool

  /// - Parameters:
  ///   - identifiers: names the temporary files, which stand beside the file that is written, and
  ///     only until it is.
  ///   - isPrivate: whether nobody but their owner may read the files that are written: they have
  ///     the mode 0600 from the first moment, whatever mode the old file has, and folders that are
  ///     missing are made, with the mode 0700. Otherwise a file keeps its mode, and a new one has
  ///     what the process gives its files.
  public init(identifiers: any IdentifierSource, isPrivate: Bool = false) {
    self.identifiers = identifiers
    self.isPrivate = isPrivate
  }

  public func source(_ path: String) async throws(FileFailure) -> any ByteSource {
    try await Self.blocking { () throws(FileFailure) in try POSIXByteSource.open(path) }
  }

  public func trustedSource(_ path: String) async throws(FileFailure) -> any ByteSource {
    try await Self.blocking { () throws(FileFailure) in
      try POSIXByteSource.open(path, isTrusted: true)
    }
  }

  public func replacement(of path: String) async throws(FileFailure) -> any FileReplacement {
    // The second is a link to wherever the first goes, which is not to be replaced by a file.
    guard path != "-", path != "/dev/stdout" else { return StandardOutput() }
    let temporaryName = ".seams-\(identifiers.next())"
    return try await Self.blocking { [isPrivate] () throws(FileFailure) in
      do throws(SystemCallFailure) {
        if isPrivate { try Self.makeFolders(Self.folder(of: path)) }
        return try POSIXFileReplacement(
          of: path, temporaryName: temporaryName, isPrivate: isPrivate)
      } catch {
        throw .unwritable(path: path, reason: error.reason)
      }
    }
  }

  /// Makes a folder that only its owner can enter, and those above it that are missing. A folder
  /// that is there stays as it is.
  ///
  /// - Throws: ``FileFailure/unwritable(path:reason:)``.
  public func makePrivateFolder(_ path: String) async throws(FileFailure) {
    try await Self.blocking { () throws(FileFailure) in
      do throws(SystemCallFailure) {
        try Self.makeFolders(path)
      } catch {
        throw .unwritable(path: path, reason: error.reason)
      }
    }
  }

  private static func makeFolders(_ path: String) throws(SystemCallFailure) {
    var folder = path.hasPrefix("/") ? "/" : ""
    for name in path.split(separator: "/") {
      folder += name + "/"
      // Making a folder that is there fails with EEXIST, and on some read-only mounts with EROFS,
      // so what counts is whether there is one in the end.
      guard unsafe mkdir(folder, S_IRWXU) != 0 else { continue }
      let failure = SystemCallFailure.last
      var status = stat()
      guard unsafe stat(folder, &status) == 0 else { throw failure }
    }
  }

  /// The folder in which a path stands; nothing for a name alone.
  private static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
  }

  private static func blocking<Value: Sendable>(
    _ work: @escaping @Sendable () throws(FileFailure) -> Value
  ) async throws(FileFailure) -> Value {
    try await QueueExecutor(label: "files").run(work)
  }
}
