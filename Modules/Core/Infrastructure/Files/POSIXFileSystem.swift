public import CoreDomain
import Glibc

/// The files of the machine.
///
/// Each call has a thread of its own while it lasts, so one that waits for a pipe holds up nobody
/// else. Cancelling the calling task does not interrupt a call.
public struct POSIXFileSystem: FileSystem {
  private let identifiers: any IdentifierSource

  /// - Parameter identifiers: names the temporary files, which stand beside the file that is
  ///   written, and only until it is.
  public init(identifiers: any IdentifierSource) {
    self.identifiers = identifiers
  }

  public func read(_ path: String, limit: Int) async throws(FileFailure) -> [UInt8] {
    try await Self.blocking { () throws(FileFailure) in
      let bytes: [UInt8]?
      do throws(SystemCallFailure) {
        let file = path == "-" ? .standardInput : try FileDescriptor(opening: path, O_RDONLY)
        bytes = try file.read(limit: limit)
      } catch {
        throw error.code == ENOENT
          ? .missing(path: path) : .unreadable(path: path, reason: error.reason)
      }
      guard let bytes else { throw .tooLarge(path: path, limit: limit) }
      return bytes
    }
  }

  public func write(_ bytes: [UInt8], to path: String) async throws(FileFailure) {
    let replacement = FileReplacement(
      path: path, temporaryName: ".seams-\(identifiers.next())")
    try await Self.blocking { () throws(FileFailure) in
      do throws(SystemCallFailure) {
        try replacement.write(bytes)
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

  private static func blocking<Value: Sendable>(
    _ work: @escaping @Sendable () throws(FileFailure) -> Value
  ) async throws(FileFailure) -> Value {
    try await QueueExecutor(label: "files").run(work)
  }
}
