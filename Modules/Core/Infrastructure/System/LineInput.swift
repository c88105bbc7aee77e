import CoreDomain
import Glibc
import Synchronization

/// The standard input, line by line.
///
/// Two that read at once get different lines. Waiting can be cancelled; what had come of the line
/// by then is kept for the next call.
final class LineInput: Sendable {
  private let queue = QueueExecutor(label: "console.input")
  private let lines = Mutex(LineBuffer())

  /// The next line, or nothing at the end. See ``Console/readLine()`` and
  /// ``Console/readSecretLine(prompt:)``.
  ///
  /// - Parameter prompt: what is asked for where the line is a secret.
  func next(limit: Int, secretly prompt: String? = nil) async throws(FileFailure) -> String? {
    let line: LineBuffer.Line
    do throws(SystemCallFailure) {
      line = try await Cancellation.run(on: queue) { cancellation throws(SystemCallFailure) in
        guard let prompt, FileDescriptor.standardInput.isTerminal() else {
          return try self.line(limit: limit, cancellation)
        }
        return try self.secretLine(prompt, limit: limit, cancellation)
      }
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
    while true {
      if let line = lines.withLock({ $0.next(limit: limit) }) { return line }
      let bytes = try FileDescriptor.standardInput.read(
        atMost: Self.pieceSize, cancelledBy: cancellation)
      lines.withLock { bytes.isEmpty ? $0.end() : $0.append(bytes) }
    }
  }

  /// Asks for a line and reads it unseen. Where the prompt cannot be written, a person sees none
  /// and types all the same.
  private func secretLine(
    _ prompt: String, limit: Int, _ cancellation: Cancellation
  ) throws(SystemCallFailure) -> LineBuffer.Line {
    try HiddenTyping.during { () throws(SystemCallFailure) in
      try? FileDescriptor.standardError.write(Array(prompt.utf8))
      // The line feed that was typed was not shown either.
      defer { try? FileDescriptor.standardError.write([UInt8(ascii: "\n")]) }
      return try line(limit: limit, cancellation)
    }
  }

  private static let name = "standard input"

  /// How many bytes are read at a time.
  private static let pieceSize = 16 * 1024
}

/// Bytes that come in pieces and leave in lines. Each byte is looked at once.
struct LineBuffer {
  /// What comes out of it.
  enum Line: Equatable, Sendable {
    /// A line without its end: a line feed, or a carriage return and a line feed.
    case whole([UInt8])
    /// A line that is longer than allowed; the rest of it is passed over.
    case tooLong
    /// There are no more lines.
    case end
  }

  private var bytes: [UInt8] = []
  /// Where the next line begins.
  private var start = 0
  /// Up to where no line feed was found.
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

  /// The next line; nothing when more bytes have to come first.
  mutating func next(limit: Int) -> Line? {
    while let feed = bytes[searched...].firstIndex(of: UInt8(ascii: "\n")) {
      let line = take(upTo: feed, consuming: feed + 1)
      if isSkipping { isSkipping = false } else { return Self.checked(line, limit: limit) }
    }
    searched = bytes.count
    // One byte more than the limit may be the carriage return of the line's end.
    let isTooLong = bytes.count - start > limit + 1
    if isSkipping || isTooLong { _ = take(upTo: searched, consuming: searched) }
    if isTooLong && !isSkipping {
      isSkipping = true
      return .tooLong
    }
    guard isAtEnd else { return nil }
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
