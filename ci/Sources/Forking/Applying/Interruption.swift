import Dispatch
import Foundation
import Synchronization

/// The user asked the tool to stop.
public struct Interrupted: Error, Hashable, Sendable {
  /// The number of the signal.
  public let signal: Int32

  public init(signal: Int32) {
    self.signal = signal
  }
}

/// Listens for signals to stop, and forwards them to child processes.
///
/// A signal does not abort work directly. The work checks for it at its next step, and undoes its
/// changes.
public final class Interruption: Sendable {
  private struct State {
    var signal: Int32?
    var child: pid_t?
  }

  private let state = Mutex(State())
  private let sources = Mutex<[any DispatchSourceSignal]>([])

  /// The time that a program has to stop before it is killed.
  private static let patience = DispatchTimeInterval.seconds(10)

  public init() {}

  /// Listens for the usual signals to stop a program.
  public func listen() {
    // Continues if the reader of our output closes the pipe.
    signal(SIGPIPE, SIG_IGN)
    for number in [SIGINT, SIGTERM, SIGHUP] {
      // Child processes do not inherit a handler, but would inherit an ignored signal.
      signal(number) { _ in }
      sources.withLock { sources in
        let source = DispatchSource.makeSignalSource(signal: number, queue: .global())
        source.setEventHandler { [self] in interrupt(number) }
        source.resume()
        sources.append(source)
      }
    }
  }

  /// Records the signal, and forwards it.
  public func interrupt(_ number: Int32) {
    let child = state.withLock { state in
      state.signal = state.signal ?? number
      return state.child
    }
    guard let child else { return }
    Self.send(SIGINT, to: child)
    DispatchQueue.global().asyncAfter(deadline: .now() + Self.patience) { [self] in
      if state.withLock({ $0.child == child }) { Self.send(SIGKILL, to: child) }
    }
  }

  /// Sends a signal to a program and to all that it has started.
  ///
  /// NB: Foundation starts each program in its own process group, which a terminal's Ctrl-C does
  /// not reach.
  private static func send(_ signal: Int32, to child: pid_t) {
    if kill(-child, signal) != 0 { kill(child, signal) }
  }

  /// - Throws: ``Interrupted`` after a signal.
  public func check() throws(Interrupted) {
    if let signal = state.withLock({ $0.signal }) { throw Interrupted(signal: signal) }
  }

  /// Sets the running program, or `nil`.
  func isRunning(_ child: pid_t?) {
    let signal = state.withLock { state in
      state.child = child
      return state.signal
    }
    // The signal may have arrived while the program was started.
    if let child, signal != nil { Self.send(SIGINT, to: child) }
  }
}
