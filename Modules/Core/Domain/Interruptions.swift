/// Requests from outside that a program stop what it does: Ctrl-C at the terminal, or a signal of the
/// system.
///
/// While nobody listens, the system ends the program at the first request. Whoever listens ends it in good
/// order: a transaction is finished, and what was done is told.
public protocol Interruptions: Sendable {
  /// Listens from now on, for one request.
  ///
  /// - Returns: the first request that comes; then the stream ends. From then on the system ends the
  ///   program at the next one, as it does once the stream is let go of or its reader is cancelled. There
  ///   is one listener at a time: a new one takes the place of the one before.
  func first() -> AsyncStream<Interruption>
}

/// Who wants the program to stop.
public enum Interruption: Hashable, Sendable, CaseIterable {
  /// The person at the terminal, by Ctrl-C: SIGINT.
  case keyboard
  /// Whoever runs the machine or started the program: SIGTERM.
  case termination
}
