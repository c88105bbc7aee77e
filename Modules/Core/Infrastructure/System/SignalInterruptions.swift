public import CoreDomain
import Glibc
import Synchronization

/// Interruptions from SIGINT and SIGTERM.
///
/// Signals that were ignored when the program started stay ignored, as with `nohup` and with
/// background jobs of a shell.
public struct SignalInterruptions: Interruptions {
  public init() {}

  public func first() -> AsyncStream<Interruption> {
    let (stream, continuation) = AsyncStream.makeStream(of: Interruption.self)
    guard let bell = try? SignalBell.hangingUp() else {
      // Without two free file descriptors, signals have their default effect and end the program.
      continuation.finish()
      return stream
    }
    let listening = Task {
      let request = await bell.firstRing()
      bell.takeDown()
      if let request { continuation.yield(request) }
      continuation.finish()
    }
    continuation.onTermination = { _ in
      bell.takeDown()
      listening.cancel()
    }
    return stream
  }
}

extension SignalInterruptions {
  /// Whether the program ignores a signal.
  static func isIgnored(_ signal: Int32) -> Bool {
    var action = sigaction()
    guard unsafe sigaction(signal, nil, &action) == 0 else { return false }
    return unsafe unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self)
      == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}

/// A socket pair to which a signal handler writes the signal's number, since handlers may do little
/// else: https://man7.org/linux/man-pages/man7/signal-safety.7.html
private final class SignalBell: Sendable {
  private static let signals: [Int32: Interruption] = [SIGINT: .keyboard, SIGTERM: .termination]

  /// The file descriptor that the handler writes to, or -1 while no handler is installed.
  private static let rope = Atomic<Int32>(-1)

  private let reading: FileDescriptor
  private let writing: FileDescriptor

  private init(reading: consuming FileDescriptor, writing: consuming FileDescriptor) {
    self.reading = reading
    self.writing = writing
  }

  /// Installs the signal handlers.
  static func hangingUp() throws(SystemCallFailure) -> SignalBell {
    let bell = try FileDescriptor.withPair { SignalBell(reading: $0, writing: $1) }
    bell.writing.withNumber { rope.store($0, ordering: .sequentiallyConsistent) }
    for signal in signals.keys where !SignalInterruptions.isIgnored(signal) { handle(signal) }
    return bell
  }

  /// Waits for a signal; `nil` if the calling task is cancelled first.
  func firstRing() async -> Interruption? {
    do throws(SystemCallFailure) {
      return try await Cancellation.run(on: QueueExecutor(label: "interruptions")) {
        cancellation throws(SystemCallFailure) in
        try cancellation.wait(for: POLLIN, of: self.reading)
        let signal = try self.reading.read(atMost: 1).first
        return signal.flatMap { Self.signals[Int32($0)] }
      }
    } catch {
      return nil
    }
  }

  /// Restores the default signal handlers, unless another bell has replaced this one.
  func takeDown() {
    let isHere = writing.withNumber {
      Self.rope.compareExchange(
        expected: $0, desired: -1, ordering: .sequentiallyConsistent
      ).exchanged
    }
    guard isHere else { return }
    for number in Self.signals.keys where !SignalInterruptions.isIgnored(number) {
      _ = signal(number, SIG_DFL)
    }
  }

  /// "SA_RESETHAND: Restore the signal action to the default upon entry to the signal handler."
  /// https://man7.org/linux/man-pages/man2/sigaction.2.html
  private static func handle(_ signal: Int32) {
    var action = sigaction()
    unsafe action.__sigaction_handler.sa_handler = { signal in
      let kept = errno
      var byte = UInt8(truncatingIfNeeded: signal)
      _ = unsafe write(SignalBell.rope.load(ordering: .sequentiallyConsistent), &byte, 1)
      errno = kept
    }
    action.sa_flags = Int32(bitPattern: UInt32(SA_RESETHAND)) | SA_RESTART
    unsafe sigaction(signal, &action, nil)
  }
}
