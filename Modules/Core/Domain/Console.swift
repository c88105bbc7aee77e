/// The standard streams of a program: usually a terminal, sometimes a file or a pipe.
public protocol Console: Sendable {
  /// Writes all bytes to a channel, in order, before it returns.
  ///
  /// - Throws: ``FileFailure/readerGone(path:)``, or ``FileFailure/unwritable(path:reason:)``, for
  ///   example if the channel is closed, its disk is full, or the calling task is cancelled while
  ///   the write waits for the reader of the output.
  func write(_ bytes: [UInt8], to channel: ConsoleChannel) throws(FileFailure)

  /// Whether a channel is connected to a terminal rather than a file or a pipe.
  func isTerminal(_ channel: ConsoleChannel) -> Bool

  /// Whether the standard input is a terminal, so that a person types the lines.
  var isInputTerminal: Bool { get }

  /// The width of the terminal in characters, or `nil` if the channel is not a terminal or the
  /// terminal does not report its width.
  func columns(of channel: ConsoleChannel) -> Int?

  /// Passes all further standard output to a pager until ``endPaging()`` is called. A pager is a
  /// program that shows one screen of text at a time, such as `less`. Does nothing if the standard
  /// output is not a terminal or if the pager cannot be started.
  ///
  /// - Parameter pager: The name of the program, which is looked up in `PATH`, and its arguments.
  ///   An empty array means no pager.
  func page(through pager: [String])

  /// Ends paging: closes the input of the pager, and waits until the user quits the pager.
  func endPaging()

  /// Returns the next line of the standard input without its line ending, or `nil` at the end of
  /// the input. Invalid UTF-8 becomes U+FFFD.
  ///
  /// - Throws: ``FileFailure/tooLarge(path:limit:)`` if the line is longer than ``lineLimit``;
  ///   ``FileFailure/unreadable(path:reason:)`` if reading fails or the calling task is cancelled.
  func readLine() async throws(FileFailure) -> String?

  /// Prints a prompt to the standard output, and returns the next line of the standard input like
  /// ``readLine()``.
  ///
  /// If the standard input and the standard output are a terminal, the user can edit the line,
  /// recall earlier lines, and complete the first word of the line.
  ///
  /// - Parameters:
  ///   - prompt: The prompt with its trailing space: `> `.
  ///   - words: The words that can complete the first word, in lower case.
  /// - Throws: The errors of ``readLine()``; ``FileFailure/unwritable(path:reason:)`` if the prompt
  ///   cannot be printed.
  func readLine(prompt: String, completing words: [String]) async throws(FileFailure) -> String?

  /// Returns the next line of the standard input like ``readLine()``, with terminal echo turned
  /// off.
  ///
  /// At a terminal, the prompt is printed to the standard error. Echo is restored after the line,
  /// after a failure, and after a signal that ends the program. Until then, Ctrl-Z is ignored. If
  /// the input is not a terminal, no prompt is printed.
  ///
  /// - Parameter prompt: The prompt with its trailing space: `Password: `.
  /// - Throws: The same errors as ``readLine()``.
  func readSecretLine(prompt: String) async throws(FileFailure) -> String?
}

extension Console {
  /// The maximum length of an input line, in bytes.
  public static var lineLimit: Int { 64 * 1024 }

  /// Returns `nil`. This is the default for a console that does not know its width.
  public func columns(of channel: ConsoleChannel) -> Int? { nil }

  /// Does nothing. This is the default for a console without a pager.
  public func page(through pager: [String]) {}

  /// Does nothing. This is the default for a console without a pager.
  public func endPaging() {}

  /// Prints the prompt and reads a line. This is the default for a console without line editing.
  public func readLine(
    prompt: String, completing words: [String]
  ) async throws(FileFailure) -> String? {
    try write(prompt, to: .output)
    return try await self.readLine()
  }

  /// Writes text in UTF-8 to a channel.
  public func write(_ text: String, to channel: ConsoleChannel) throws(FileFailure) {
    try write(Array(text.utf8), to: channel)
  }

  /// Writes a line to the standard error and adds the line break. Ignores a failure, because there
  /// is no other place to report it.
  public func say(_ line: String) {
    try? write(line + "\n", to: .error)
  }
}

/// An output stream of a program.
public enum ConsoleChannel: Hashable, Sendable {
  /// The result of the command, for a person or another program.
  case output
  /// Diagnostics: errors, notices and logs.
  case error

  /// The name of the channel in error messages.
  public var name: String {
    switch self {
    case .output: "standard output"
    case .error: "standard error"
    }
  }
}
