import CoreDomain
import Glibc
import Synchronization

/// A file, a pipe, a terminal or the standard input, read piece by piece.
///
/// Each that reads has a thread of its own while it lasts, so one that waits for a pipe holds up nobody
/// else, another reader of the same pipe neither, and whoever waits can be cancelled. Two that read at
/// once get different pieces.
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
  /// A pipe is opened without waiting for somebody to write to it: that is waited for when it is read,
  /// where it can be cancelled. "A subsequent read […] will return 0 (EOF)" until then, so it is read
  /// only when `poll` says so: https://man7.org/linux/man-pages/man7/fifo.7.html
  ///
  /// - Parameter isTrusted: whether nobody else may choose what the file holds.
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

  /// How many bytes are read at a time.
  static let pieceSize = 64 * 1024
}

extension FileDescriptor {
  /// Waits for bytes and reads as many as are there, at most so many; none at the end.
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
        // Somebody else, who reads the same pipe, was quicker.
        guard error.code == EAGAIN else { throw error }
      }
    }
  }
}
