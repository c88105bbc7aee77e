import Glibc

/// Wakes a thread that waits for a pipe when the calling task is cancelled.
///
/// It is a socket pair that becomes readable on cancellation; `poll` waits for the file and for
/// this socket together. Unlike a signal, it wakes exactly one thread. A cancellation cannot come
/// too early, because the socket stays readable.
final class Cancellation: Sendable {
  private let reading: FileDescriptor
  private let writing: FileDescriptor

  private init(reading: consuming FileDescriptor, writing: consuming FileDescriptor) {
    self.reading = reading
    self.writing = writing
  }

  /// Runs blocking work on a queue's thread. Cancelling the calling task ends the wait.
  static func run<Value: Sendable>(
    on queue: QueueExecutor,
    _ work: @escaping @Sendable (Cancellation) throws(SystemCallFailure) -> Value
  ) async throws(SystemCallFailure) -> Value {
    let cancellation = try FileDescriptor.withPair { reading, writing in
      Cancellation(reading: reading, writing: writing)
    }
    let result = await withTaskCancellationHandler {
      await queue.run { () throws(Never) in
        Result { () throws(SystemCallFailure) in try work(cancellation) }
      }
    } onCancel: {
      cancellation.cancel()
    }
    return try result.get()
  }

  /// Waits until a file is readable or writable (`POLLIN`, `POLLOUT`) or at its end.
  ///
  /// - Throws: ``SystemCallFailure/cancelled``.
  func wait(for events: Int32, of file: borrowing FileDescriptor) throws(SystemCallFailure) {
    try file.wait(for: events, cancelledBy: reading)
  }

  private func cancel() {
    // One byte always fits into an empty socket buffer.
    _ = try? writing.write(some: [1])
  }
}
