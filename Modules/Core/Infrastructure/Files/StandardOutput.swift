import CoreDomain
import Glibc

/// The standard output as a file that is written: its bytes go out at once, and there is nothing to
/// put in its place.
///
/// A reader that has gone away is an error and does not end the process, since it does not end the
/// work either: whoever exports ten thousand rows has a store to close.
final class StandardOutput: FileReplacement {
  private let queue = QueueExecutor(label: "files.output")

  func write(_ bytes: [UInt8]) async throws(FileFailure) {
    do throws(SystemCallFailure) {
      try await Cancellation.run(on: queue) { cancellation throws(SystemCallFailure) in
        try Self.write(bytes, cancellation)
      }
    } catch {
      throw .unwritable(path: "-", reason: error.reason)
    }
  }

  func commit() async throws(FileFailure) {}

  private static func write(
    _ bytes: [UInt8], _ cancellation: Cancellation
  ) throws(SystemCallFailure) {
    let output = FileDescriptor.standardOutput
    let pieceSize = try output.kind() == S_IFREG ? Int.max : Self.pieceSize
    var rest = bytes[...]
    while !rest.isEmpty {
      try cancellation.wait(for: POLLOUT, of: output)
      do throws(SystemCallFailure) {
        rest = rest.dropFirst(try output.writeWithoutSignal(some: rest.prefix(pieceSize)))
      } catch {
        // The output was made non-blocking by whoever started the program, and is full again.
        guard error.code == EAGAIN else { throw error }
      }
    }
  }

  /// How many bytes are written to a pipe at a time. A pipe that `poll` calls writable takes as many
  /// without waiting: "Linux: PIPE_BUF is 4096 bytes".
  /// https://man7.org/linux/man-pages/man7/pipe.7.html
  private static let pieceSize = 4096
}

extension FileDescriptor {
  /// Writes as many of the bytes as the system takes. Where nobody reads any more this fails with
  /// `EPIPE`, and the process lives on.
  ///
  /// The signal goes to the thread that writes ("SIGPIPE […] is generated […] for the thread"), so it
  /// is blocked on this thread alone, taken out of the queue, and let through as before: what the
  /// program does with SIGPIPE elsewhere stays as it is.
  fileprivate borrowing func writeWithoutSignal(
    some bytes: ArraySlice<UInt8>
  ) throws(SystemCallFailure) -> Int {
    var pipeSignal = sigset_t()
    var before = sigset_t()
    unsafe sigemptyset(&pipeSignal)
    unsafe sigaddset(&pipeSignal, SIGPIPE)
    unsafe pthread_sigmask(SIG_BLOCK, &pipeSignal, &before)
    defer { unsafe pthread_sigmask(SIG_SETMASK, &before, nil) }
    do throws(SystemCallFailure) {
      return try write(some: bytes)
    } catch {
      var noTime = timespec()
      if error.code == EPIPE { unsafe sigtimedwait(&pipeSignal, nil, &noTime) }
      throw error
    }
  }
}
