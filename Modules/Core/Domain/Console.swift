/// The terminal, or whatever else stands in its place, that a program was started from.
public protocol Console: Sendable {
  /// Writes bytes to a channel, all of them and in order, before it returns.
  func write(_ bytes: [UInt8], to channel: ConsoleChannel)
}

extension Console {
  /// Writes text in UTF-8 to a channel.
  public func write(_ text: String, to channel: ConsoleChannel) {
    write(Array(text.utf8), to: channel)
  }
}

/// Where a program writes.
public enum ConsoleChannel: Hashable, Sendable {
  /// What was asked for, for a person or for the next program.
  case output
  /// What a person should know besides: errors, notes, logs.
  case error
}
