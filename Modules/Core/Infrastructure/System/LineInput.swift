import CoreDomain
import Glibc
import Synchronization

/// The standard input, line by line.
///
/// Concurrent calls get different lines. Waiting can be cancelled; a partial line is then buffered
/// for the next call.
final class LineInput: Sendable {
  private let queue = QueueExecutor(label: "console.input")
  private let lines = Mutex(LineBuffer())
  private let editor = LineEditor()

  /// Returns the next line, or `nil` at the end. See ``Console/readLine()`` and
  /// ``Console/readSecretLine(prompt:)``.
  ///
  /// - Parameter prompt: The prompt for a secret; `nil` for a normal line.
  func next(limit: Int, secretly prompt: String? = nil) async throws(FileFailure) -> String? {
    try await next(limit: limit) { cancellation throws(SystemCallFailure) in
      guard let prompt, FileDescriptor.standardInput.isTerminal() else {
        return try self.line(limit: limit, cancellation)
      }
      return try self.secretLine(prompt, limit: limit, cancellation)
    }
  }

  /// Returns the next line, which the user can edit at the terminal, or `nil` at the end. See
  /// ``Console/readLine(prompt:completing:)``.
  func next(
    limit: Int, editedAfter prompt: String, completing words: [String]
  ) async throws(FileFailure) -> String? {
    try await next(limit: limit) { cancellation throws(SystemCallFailure) in
      guard let text = try self.editor.line(prompt, completing: words, cancellation) else {
        return .end
      }
      let bytes = Array(text.utf8)
      return bytes.count > limit ? .tooLong : .whole(bytes)
    }
  }

  private func next(
    limit: Int,
    _ read: @escaping @Sendable (Cancellation) throws(SystemCallFailure) -> LineBuffer.Line
  ) async throws(FileFailure) -> String? {
    let line: LineBuffer.Line
    do throws(SystemCallFailure) {
      line = try await Cancellation.run(on: queue, read)
    } catch {
      throw .unreadable(path: Self.name, reason: error.reason)
    }
    switch line {
    case .whole(let bytes): return String(decoding: bytes, as: UTF8.self)
    case .tooLong: throw .tooLarge(path: Self.name, limit: limit)
    case .end: return nil
    }
  }

  private func line(
    limit: Int, _ cancellation: Cancellation
  ) throws(SystemCallFailure) -> LineBuffer.Line {
    // The lines typed ahead stay in the terminal, where the editor finds them.
    let size = FileDescriptor.standardInput.isTerminal() ? 1 : Self.pieceSize
    while true {
      if let line = lines.withLock({ $0.next(limit: limit) }) { return line }
      let bytes = try FileDescriptor.standardInput.read(atMost: size, cancelledBy: cancellation)
      lines.withLock { bytes.isEmpty ? $0.end() : $0.append(bytes) }
    }
  }

  /// Prints a prompt and reads a line without echo. If the prompt cannot be written, the line is
  /// read anyway.
  private func secretLine(
    _ prompt: String, limit: Int, _ cancellation: Cancellation
  ) throws(SystemCallFailure) -> LineBuffer.Line {
    try HiddenTyping.during { () throws(SystemCallFailure) in
      try? FileDescriptor.standardError.write(Array(prompt.utf8))
      // The line break that the user typed was not echoed either.
      defer { try? FileDescriptor.standardError.write([UInt8(ascii: "\n")]) }
      return try line(limit: limit, cancellation)
    }
  }

  private static let name = "standard input"

  /// The maximum number of bytes per read of a file or a pipe.
  private static let pieceSize = 16 * 1024
}

/// Splits chunks of bytes into lines in linear time.
struct LineBuffer {
  /// The result of taking a line from the buffer.
  enum Line: Equatable, Sendable {
    /// A line without its ending: a line feed, or a carriage return and a line feed.
    case whole([UInt8])
    /// A line that is longer than the limit. The rest of the line is skipped.
    case tooLong
    /// The end of the input.
    case end
  }

  private var bytes: [UInt8] = []
  /// The start of the next line.
  private var start = 0
  /// The index up to which no line feed was found.
  private var searched = 0
  private var isSkipping = false
  private var isAtEnd = false

  mutating func append(_ piece: [UInt8]) {
    bytes.removeFirst(start)
    searched -= start
    start = 0
    bytes += piece
  }

  mutating func end() {
    isAtEnd = true
  }

  /// Returns the next line, or `nil` if more bytes are needed.
  mutating func next(limit: Int) -> Line? {
    while let feed = bytes[searched...].firstIndex(of: UInt8(ascii: "\n")) {
      let line = take(upTo: feed, consuming: feed + 1)
      if isSkipping { isSkipping = false } else { return Self.checked(line, limit: limit) }
    }
    searched = bytes.count
    // One more byte than the limit is accepted, because it may be the carriage return of the line
    // ending.
    let isTooLong = bytes.count - start > limit + 1
    if isSkipping || isTooLong { _ = take(upTo: searched, consuming: searched) }
    if isTooLong && !isSkipping {
      isSkipping = true
      return .tooLong
    }
    guard isAtEnd else { return nil }
    // After Ctrl-D at a terminal, the user can type more.
    (isAtEnd, isSkipping) = (false, false)
    guard start < bytes.count else { return .end }
    let line = take(upTo: searched, consuming: searched)
    return line.count > limit ? .tooLong : .whole(Array(line))
  }

  private mutating func take(upTo end: Int, consuming next: Int) -> ArraySlice<UInt8> {
    defer {
      start = next
      searched = next
    }
    return bytes[start..<end]
  }

  private static func checked(_ line: ArraySlice<UInt8>, limit: Int) -> Line {
    let line = line.last == UInt8(ascii: "\r") ? line.dropLast() : line
    return line.count > limit ? .tooLong : .whole(Array(line))
  }
}
