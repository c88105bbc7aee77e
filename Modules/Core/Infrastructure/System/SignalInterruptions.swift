public import CoreDomain
import Glibc
import Synchronization

/// The signals by which a person or the system wants a program to stop.
///
/// A signal that the program was started to ignore stays ignored, as with `nohup`, and as a shell does
/// it with what it runs in the background.
public struct SignalInterruptions: Interruptions {
  public init() {}

  public func first() -> AsyncStream<Interruption> {
    let (stream, continuation) = AsyncStream.makeStream(of: Interruption.self)
    guard let bell = try? SignalBell.hangingUp() else {
      // Without two free file descriptors nobody listens, and the system ends the program.
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
  /// Whether the program was started to ignore a signal.
  static func isIgnored(_ signal: Int32) -> Bool {
    var action = sigaction()
    guard unsafe sigaction(signal, nil, &action) == 0 else { return false }
    return unsafe unsafeBitCast(action.__sigaction_handler.sa_handler, to: Int.self)
      == unsafeBitCast(SIG_IGN, to: Int.self)
  }
}

/// A connection into which a handler of signals writes which signal came, since a handler may do little
/// else: https://man7.org/linux/man-pages/man7/signal-safety.7.html
private final class SignalBell: Sendable {
  private static let signals: [Int32: Interruption] = [SIGINT: .keyboard, SIGTERM: .termination]

  /// The number of the end of the connection that the handler writes into; -1 while there is none.
  private static let rope = Atomic<Int32>(-1)

  private let reading: FileDescriptor
  private let writing: FileDescriptor

  private init(reading: consuming FileDescriptor, writing: consuming FileDescriptor) {
    self.reading = reading
    self.writing = writing
  }

  /// Hangs a bell up.
  static func hangingUp() throws(SystemCallFailure) -> SignalBell {
    let bell = try FileDescriptor.withPair { SignalBell(reading: $0, writing: $1) }
    bell.writing.withNumber { rope.store($0, ordering: .sequentiallyConsistent) }
    for signal in signals.keys where !SignalInterruptions.isIgnored(signal) { handle(signal) }
    return bell
  }

  /// Waits for a signal; nothing when the calling task is cancelled before.
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

  /// Leaves the signals to the system again, unless another bell hangs there by now.
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
