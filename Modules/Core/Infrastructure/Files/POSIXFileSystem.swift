public import CoreDomain
import Glibc

/// The file system of the machine.
///
/// Each read or write runs on its own thread, so a call that waits for a pipe blocks no other work.
/// Cancelling the task ends a wait for a pipe; a call that waits for the disk completes.
public struct POSIXFileSystem: FileSystem {
  private let identifiers: any IdentifierSource
  private let isPrivate: Bool

  /// - Parameters:
  ///   - identifiers: Provides names for temporary files, which exist next to the target during a
  ///     write.
  ///   - isPrivate: Whether only the owner may read written files. If so, a file has mode 0600 from
  ///     the start, whatever the mode of the old file, and missing folders are created with mode
  ///     0700. Otherwise a file keeps its mode, and a new file gets the default mode of the
  ///     process.
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
    // `/dev/stdout` is a link to the target of the standard output. A file must not replace that
    // target.
    guard path != "-", path != "/dev/stdout" else { return StandardOutput() }
    let temporaryName = ".seams-\(identifiers.next())"
    return try await Self.blocking { [isPrivate] () throws(FileFailure) in
      do throws(SystemCallFailure) {
        if isPrivate { try Self.makeFolders(POSIXFileReplacement.folder(of: path)) }
        return try POSIXFileReplacement(
          of: path, temporaryName: temporaryName, isPrivate: isPrivate)
      } catch {
        throw .unwritable(path: path, reason: error.reason)
      }
    }
  }

  /// Creates a folder for its owner only, with any missing parent folders. Existing folders are
  /// unchanged.
  ///
  /// - Throws: ``FileFailure/unwritable(path:reason:)`` if a folder cannot be created.
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
      // Creating an existing folder fails with EEXIST, or with EROFS on some read-only mounts. So
      // this only checks whether the folder exists afterwards.
      guard unsafe mkdir(folder, S_IRWXU) != 0 else { continue }
      let failure = SystemCallFailure.last
      var status = stat()
      guard unsafe stat(folder, &status) == 0 else { throw failure }
    }
  }

  private static func blocking<Value: Sendable>(
    _ work: @escaping @Sendable () throws(FileFailure) -> Value
  ) async throws(FileFailure) -> Value {
    try await QueueExecutor(label: "files").run(work)
  }
}
