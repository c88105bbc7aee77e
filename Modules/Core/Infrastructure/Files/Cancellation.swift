import Glibc

/// A way to wake a thread that waits for a pipe when the task that it works for is cancelled.
///
/// It is a connection of its own, which can be read as soon as somebody cancelled: whoever waits for a
/// file waits for both with `poll`. Unlike a signal it wakes exactly one thread, and it cannot come
/// too early, since it stays raised.
final class Cancellation: Sendable {
  private let reading: FileDescriptor
  private let writing: FileDescriptor

  private init(reading: consuming FileDescriptor, writing: consuming FileDescriptor) {
    self.reading = reading
    self.writing = writing
  }

  /// Runs work that waits on a thread of a queue. Cancelling the calling task ends the waiting.
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

  /// Waits until a file can be read or written (`POLLIN`, `POLLOUT`), or is at its end.
  ///
  /// - Throws: ``SystemCallFailure/cancelled``.
  func wait(
    for events: Int32, of file: borrowing FileDescriptor
  ) throws(SystemCallFailure) {
    try file.wait(for: events, cancelledBy: reading)
  }

  private func cancel() {
    // One byte always fits into a connection that holds none.
    _ = try? writing.write(some: [1])
  }
}
