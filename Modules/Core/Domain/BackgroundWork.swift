/// Work that a server does by itself, again and again, such as fetching the feeds that are due.
public protocol BackgroundWork: Sendable {
  /// The name of the work in the log.
  var name: String { get }
  /// The time between the end of one ``perform()`` and the start of the next.
  var pause: Duration { get }

  /// Does what is due now. If the task is cancelled, returns as soon as possible.
  ///
  /// - Returns: A sentence for the log, or `nil` if nothing was due.
  /// - Throws: ``BackgroundFailure``, which is logged. The work is tried again after ``pause``.
  func perform() async throws(BackgroundFailure) -> String?
}

/// The error of a ``BackgroundWork``.
public struct BackgroundFailure: Error, Hashable, CustomStringConvertible {
  /// A sentence that describes the error.
  public let description: String

  public init(_ description: String) {
    self.description = description
  }
}
