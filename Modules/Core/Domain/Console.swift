/// The terminal, or whatever else stands in its place, that a program was started from.
public protocol Console: Sendable {
  /// Writes bytes to a channel, all of them and in order, before it returns.
  ///
  /// - Throws: ``FileFailure/unwritable(path:reason:)`` when the channel takes no more: its disk is
  ///   full, or it was closed.
  func write(_ bytes: [UInt8], to channel: ConsoleChannel) throws(FileFailure)

  /// Whether a person sits at the other end of a channel, and not a file or another program.
  func isTerminal(_ channel: ConsoleChannel) -> Bool

  /// How many characters a line holds at the other end of a channel; nothing where no person sits
  /// there, or the terminal does not say.
  func columns(of channel: ConsoleChannel) -> Int?

  /// The next line of the standard input, without its end; nothing at the end of the input. Bytes
  /// that are no UTF-8 become U+FFFD.
  ///
  /// - Throws: ``FileFailure/tooLarge(path:limit:)`` for a line that is longer than ``lineLimit``,
  ///   ``FileFailure/unreadable(path:reason:)``, also when the calling task was cancelled.
  func readLine() async throws(FileFailure) -> String?

  /// The next line of the standard input, as ``readLine()`` gives it, which nobody should read over
  /// somebody's shoulder.
  ///
  /// A person at a terminal is asked for it on the standard error, does not see what they type, and
  /// sees what they type afterwards as before: after the line, after a failure, and after a signal
  /// that ends the program. Where no person types, nothing is shown.
  ///
  /// - Parameter prompt: what is asked for, with the blank behind it: `Password: `.
  /// - Throws: as ``readLine()`` does.
  func readSecretLine(prompt: String) async throws(FileFailure) -> String?
}

extension Console {
  /// How long a line of input may be, in bytes.
  public static var lineLimit: Int { 64 * 1024 }

  /// A console that does not say how wide it is.
  public func columns(of channel: ConsoleChannel) -> Int? { nil }

  /// Writes text in UTF-8 to a channel.
  public func write(_ text: String, to channel: ConsoleChannel) throws(FileFailure) {
    try write(Array(text.utf8), to: channel)
  }

  /// Writes a line to the standard error. Where that fails there is nobody left to tell.
  public func say(_ line: String) {
    try? write(line + "\n", to: .error)
  }
}

/// Where a program writes.
public enum ConsoleChannel: Hashable, Sendable {
  /// What was asked for, for a person or for the next program.
  case output
  /// What a person should know besides: errors, notes, logs.
  case error

  /// The channel's name in messages.
  public var name: String {
    switch self {
    case .output: "standard output"
    case .error: "standard error"
    }
  }
}
