import CoreDomain
import Glibc

/// The standard output as a file replacement: bytes are written immediately, and committing does
/// nothing.
///
/// If the program that reads the output has exited, SIGPIPE ends this process, or the write throws
/// ``FileFailure/readerGone(path:)``: see ``POSIXConsole``.
final class StandardOutput: FileReplacement {
  private let queue = QueueExecutor(label: "files.output")

  func write(_ bytes: [UInt8]) async throws(FileFailure) {
    do throws(SystemCallFailure) {
      try await Cancellation.run(on: queue) { cancellation throws(SystemCallFailure) in
        try Self.write(bytes, cancellation)
      }
    } catch {
      throw error.failure(writing: .output)
    }
  }

  func commit() async throws(FileFailure) {}

  private static func write(
    _ bytes: [UInt8], _ cancellation: Cancellation
  ) throws(SystemCallFailure) {
    let output = FileDescriptor.standardOutput
    let pieceSize = try output.kind() == S_IFREG ? Int.max : FileDescriptor.pipePiece
    var rest = bytes[...]
    while !rest.isEmpty {
      try cancellation.wait(for: POLLOUT, of: output)
      do throws(SystemCallFailure) {
        rest = rest.dropFirst(try output.write(some: rest.prefix(pieceSize)))
      } catch {
        // The parent process made the output non-blocking, and it is full again.
        guard error.code == EAGAIN else { throw error }
      }
    }
  }
}

extension SystemCallFailure {
  /// The error of a failed write to a channel of the process.
  func failure(writing channel: ConsoleChannel) -> FileFailure {
    code == EPIPE
      ? .readerGone(path: channel.name) : .unwritable(path: channel.name, reason: reason)
  }
}
