/// An incremental parser of `multipart/form-data`: RFC 7578 and RFC 2046.
///
/// Its buffer does not grow with the body. The buffer contains at most the head of a part plus the
/// length of a boundary.
struct MultipartReader: Sendable {
  /// The events in document order.
  enum Event: Hashable, Sendable {
    /// The start of a part, with the name of its field and, for a file, the file name.
    case part(name: String, fileName: String?)
    /// Bytes of the part; never an empty array.
    case bytes([UInt8])
    case partEnd
    /// The last boundary. The rest of the body is ignored.
    case end
  }

  private enum Place {
    case preamble, afterBoundary, head, content, epilogue
  }

  private let delimiter: [UInt8]
  private var place = Place.preamble
  /// The received bytes that have not been parsed.
  private var buffer: [UInt8]
  private var parts = 0
  /// Whether the line break after the head is still in the buffer.
  private var isAtStartOfContent = false

  /// - Parameter boundary: The parameter of the content type, of 1 to ``boundaryLimit`` characters.
  init(boundary: String) throws(MultipartMistake) {
    guard 1...Self.boundaryLimit ~= boundary.utf8.count else { throw .noBoundary }
    delimiter = Array("\r\n--\(boundary)".utf8)
    // No line break precedes the first boundary, so the buffer starts with one.
    buffer = Array("\r\n".utf8)
  }

  var heldBytes: Int { buffer.count }

  /// Parses the next bytes and returns the events that they complete.
  mutating func read(_ bytes: [UInt8]) throws(MultipartMistake) -> [Event] {
    buffer += bytes
    var events: [Event] = []
    while try step(&events) {}
    return events
  }

  /// Ends the body.
  func finish() throws(MultipartMistake) {
    guard place == .epilogue else { throw .cutShort }
  }

  /// - Returns: Whether the buffer may contain more events.
  private mutating func step(_ events: inout [Event]) throws(MultipartMistake) -> Bool {
    switch place {
    case .preamble: try skipPreamble()
    case .afterBoundary: try readBoundary(&events)
    case .head: try readHead(&events)
    case .content: readContent(&events)
    case .epilogue: skipEpilogue()
    }
  }

  private mutating func skipPreamble() throws(MultipartMistake) -> Bool {
    guard let start = buffer.firstOccurrence(of: delimiter) else {
      guard buffer.count <= Self.headLimit else { throw .headTooLong }
      return false
    }
    buffer.removeFirst(start + delimiter.count)
    place = .afterBoundary
    return true
  }

  /// Reads the text after a boundary. Two hyphens end the body; spaces and a line break start a
  /// part.
  private mutating func readBoundary(_ events: inout [Event]) throws(MultipartMistake) -> Bool {
    guard buffer.count >= 2 else { return false }
    if buffer.starts(with: "--".utf8) {
      place = .epilogue
      events.append(.end)
      return true
    }
    guard let end = buffer.firstOccurrence(of: Array("\r\n".utf8)) else {
      guard buffer.count <= Self.headLimit else { throw .headTooLong }
      return false
    }
    guard buffer[..<end].allSatisfy({ $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }) else {
      throw .malformed
    }
    // Keeps the line break, because it is the first half of the end mark of an empty head.
    buffer.removeFirst(end)
    place = .head
    return true
  }

  private mutating func readHead(_ events: inout [Event]) throws(MultipartMistake) -> Bool {
    guard let end = buffer.firstOccurrence(of: Array("\r\n\r\n".utf8)) else {
      guard buffer.count <= Self.headLimit else { throw .headTooLong }
      return false
    }
    guard end <= Self.headLimit else { throw .headTooLong }
    parts += 1
    guard parts <= Self.partLimit else { throw .tooManyParts }
    events.append(try Self.part(buffer[..<end]))
    // Keeps the last line break, because it belongs to the next boundary if the part is empty.
    buffer.removeFirst(end + 2)
    place = .content
    isAtStartOfContent = true
    return true
  }

  private mutating func readContent(_ events: inout [Event]) -> Bool {
    if isAtStartOfContent {
      guard buffer.count >= delimiter.count else { return false }
      isAtStartOfContent = false
      if !buffer.starts(with: delimiter) { buffer.removeFirst(2) }
    }
    guard let end = buffer.firstOccurrence(of: delimiter) else {
      // The end of the buffer may be the start of a boundary.
      let count = buffer.count - (delimiter.count - 1)
      if count > 0 {
        events.append(.bytes(Array(buffer[..<count])))
        buffer.removeFirst(count)
      }
      return false
    }
    if end > 0 { events.append(.bytes(Array(buffer[..<end]))) }
    events.append(.partEnd)
    buffer.removeFirst(end + delimiter.count)
    place = .afterBoundary
    return true
  }

  private mutating func skipEpilogue() -> Bool {
    buffer.removeAll()
    return false
  }

  private static func part(_ head: ArraySlice<UInt8>) throws(MultipartMistake) -> Event {
    let lines = String(decoding: head, as: UTF8.self).utf8.split(separator: UInt8(ascii: "\n"))
    for line in lines {
      let text = Substring(line)
      guard let colon = text.utf8.firstIndex(of: UInt8(ascii: ":")),
        text[..<colon].lowercased() == "content-disposition"
      else { continue }
      let value = text.utf8[text.utf8.index(after: colon)...].filter { $0 != UInt8(ascii: "\r") }
      let disposition = ContentType(String(decoding: value, as: UTF8.self))
      guard disposition.name == "form-data", let name = disposition["name"] else { break }
      return .part(name: name, fileName: disposition["filename"])
    }
    throw .malformed
  }

  /// The maximum length of a boundary: RFC 2046, section 5.1.1.
  static let boundaryLimit = 70
  /// The maximum length of a part's head in bytes.
  static let headLimit = 8 * 1024
  /// The maximum number of parts.
  static let partLimit = 32
}

enum MultipartMistake: Error, Hashable, Sendable {
  case noBoundary, headTooLong, tooManyParts, malformed, cutShort
}

extension MultipartMistake: CustomStringConvertible {
  var description: String {
    switch self {
    case .noBoundary:
      "its content type has no boundary of 1 to \(MultipartReader.boundaryLimit) bytes"
    case .headTooLong:
      "the text before the first boundary, the line of a boundary, or the head of a part is "
        + "longer than \(MultipartReader.headLimit) bytes"
    case .tooManyParts: "it has more than \(MultipartReader.partLimit) parts"
    case .malformed: "a boundary or the head of a part is invalid"
    case .cutShort: "it is incomplete"
    }
  }
}

extension [UInt8] {
  /// The index at which the other bytes occur first.
  fileprivate func firstOccurrence(of other: [UInt8]) -> Int? {
    guard let first = other.first, count >= other.count else { return nil }
    var start = 0
    while start <= count - other.count,
      let found = self[start...(count - other.count)].firstIndex(of: first)
    {
      if self[found..<(found + other.count)].elementsEqual(other) { return found }
      start = found + 1
    }
    return nil
  }
}
