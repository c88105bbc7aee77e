/// Requests to stop the program: Ctrl-C at the terminal, or a termination signal.
///
/// Without a listener, the first request ends the program immediately. A program that listens can
/// stop cleanly: it finishes its transaction and reports its progress.
public protocol Interruptions: Sendable {
  /// Starts listening for one request.
  ///
  /// - Returns: A stream that yields the first request and then ends. The second request ends the
  ///   program immediately. If the stream was released or its task was cancelled before, the first
  ///   request also ends the program. There is only one listener at a time: a new listener
  ///   replaces the previous listener.
  func first() -> AsyncStream<Interruption>
}

/// The source of a request to stop.
public enum Interruption: Hashable, Sendable, CaseIterable {
  /// Ctrl-C at the terminal: SIGINT.
  case keyboard
  /// A request by the system or a parent process: SIGTERM.
  case termination
}
