import CoreDomain
import Glibc
import Synchronization

/// A file, a pipe, a terminal or the standard input, read in chunks.
///
/// Each read runs on its own thread and can be cancelled. A read that waits for a pipe therefore
/// blocks no other work, not even another read of the same pipe. Concurrent reads get different
/// chunks.
final class POSIXByteSource: ByteSource {
  private let path: String
  private let file: FileDescriptor
  private let isAtEnd = Mutex(false)

  private init(path: String, file: consuming FileDescriptor) {
    self.path = path
    self.file = file
  }

  /// Opens a file, or the standard input for `-`.
  ///
  /// Opening a pipe does not wait for a writer. The first read waits, and it can be cancelled.
  /// Until there is a writer, "a subsequent read […] will return 0 (EOF)", so data is read only
  /// when `poll` reports it: https://man7.org/linux/man-pages/man7/fifo.7.html
  ///
  /// - Parameter isTrusted: Whether to refuse a file that other users can modify.
  static func open(_ path: String, isTrusted: Bool = false) throws(FileFailure) -> POSIXByteSource {
    do throws(SystemCallFailure) {
      let file =
        path == "-"
        ? .standardInput : try FileDescriptor(opening: path, O_RDONLY | O_NONBLOCK | O_NOCTTY)
      guard try file.kind() != S_IFDIR else { throw .folder }
      if isTrusted, path != "-", let objection = try file.trust().objection(to: path) {
        throw SystemCallFailure(code: EACCES, reason: objection)
      }
      return POSIXByteSource(path: path, file: file)
    } catch {
      throw error.code == ENOENT
        ? .missing(path: path) : .unreadable(path: path, reason: error.reason)
    }
  }

  func next() async throws(FileFailure) -> [UInt8]? {
    do throws(SystemCallFailure) {
      let thread = QueueExecutor(label: "files.source")
      return try await Cancellation.run(on: thread) { cancellation throws(SystemCallFailure) in
        try self.piece(cancellation)
      }
    } catch {
      throw .unreadable(path: path, reason: error.reason)
    }
  }

  private func piece(_ cancellation: Cancellation) throws(SystemCallFailure) -> [UInt8]? {
    guard !isAtEnd.withLock({ $0 }) else { return nil }
    let bytes = try file.read(atMost: Self.pieceSize, cancelledBy: cancellation)
    guard bytes.isEmpty else { return bytes }
    isAtEnd.withLock { $0 = true }
    return nil
  }

  /// The maximum size of a chunk in bytes.
  static let pieceSize = 64 * 1024
}

extension FileDescriptor {
  /// Waits for data and reads at most `count` bytes. Returns an empty array at the end of the file.
  ///
  /// - Throws: ``SystemCallFailure/cancelled``.
  borrowing func read(
    atMost count: Int, cancelledBy cancellation: Cancellation
  ) throws(SystemCallFailure) -> [UInt8] {
    while true {
      try cancellation.wait(for: POLLIN, of: self)
      do throws(SystemCallFailure) {
        return try read(atMost: count)
      } catch {
        // Another read of the same pipe was faster.
        guard error.code == EAGAIN else { throw error }
      }
    }
  }
}
