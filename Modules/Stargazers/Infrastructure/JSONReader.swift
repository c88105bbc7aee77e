import FoundationEssentials

/// Parses JSON value by value, without building values for skipped parts.
///
/// A page of the service has 100 rows with about 20 members each, but only five of these are
/// needed. `JSONDecoder` would build a dictionary for every row, and that would take most of the
/// time for parsing a page. Skipped values are only checked as far as needed to find their end:
/// brackets, quotation marks, and the separators between values.
struct JSONReader {
  /// Invalid or truncated JSON.
  struct Fault: Error {}

  private let bytes: [UInt8]
  private var place = 0

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
  }

  /// Returns whether the next value starts with a character: `[` for an array, `{` for an object.
  mutating func begins(with character: Unicode.Scalar) -> Bool {
    skipBlanks()
    return place < bytes.count && bytes[place] == UInt8(ascii: character)
  }

  /// Parses an array.
  ///
  /// - Parameter element: Parses the next element.
  mutating func array(_ element: (inout JSONReader) throws(Fault) -> Void) throws(Fault) {
    try take("[")
    guard !begins(with: "]") else { return try take("]") }
    repeat { try element(&self) } while try goesOn(until: "]")
  }

  /// Parses an object.
  ///
  /// - Parameter member: Parses the value of a member. The name is passed as raw bytes.
  mutating func object(
    _ member: (inout JSONReader, _ name: ArraySlice<UInt8>) throws(Fault) -> Void
  ) throws(Fault) {
    try take("{")
    guard !begins(with: "}") else { return try take("}") }
    repeat {
      let name = try quoted().dropFirst().dropLast()
      try take(":")
      try member(&self, name)
    } while try goesOn(until: "}")
  }

  /// Parses a string. If the value has another type, skips it and returns `nil`.
  mutating func text() throws(Fault) -> String? {
    guard begins(with: "\"") else {
      try skip()
      return nil
    }
    let text = try quoted()
    guard text.contains(UInt8(ascii: "\\")) else {
      return String(decoding: text.dropFirst().dropLast(), as: UTF8.self)
    }
    return try? JSONDecoder().decode(String.self, from: Data(text))
  }

  /// Parses an integer. If the value has another type, skips it and returns `nil`.
  mutating func integer() throws(Fault) -> Int64? {
    skipBlanks()
    let start = place
    try skip()
    return Int64(String(decoding: bytes[start..<place], as: UTF8.self))
  }

  /// Skips a value.
  ///
  /// - Parameter depth: How deeply the value is nested.
  mutating func skip(_ depth: Int = 0) throws(Fault) {
    guard depth < Self.depthLimit else { throw Fault() }
    if begins(with: "\"") {
      _ = try quoted()
    } else if begins(with: "[") {
      try array { reader throws(Fault) in try reader.skip(depth + 1) }
    } else if begins(with: "{") {
      try object { reader, _ throws(Fault) in try reader.skip(depth + 1) }
    } else {
      try skipWord()
    }
  }

  /// Ends the input. Throws if anything follows the value.
  mutating func finish() throws(Fault) {
    skipBlanks()
    guard place == bytes.count else { throw Fault() }
  }

  /// The maximum nesting depth.
  private static let depthLimit = 64
}

extension JSONReader {
  private mutating func skipBlanks() {
    while place < bytes.count, bytes[place].isBlankInJSON { place += 1 }
  }

  private mutating func take(_ character: Unicode.Scalar) throws(Fault) {
    guard begins(with: character) else { throw Fault() }
    place += 1
  }

  /// Consumes a comma, or the end of the list. Returns whether the list continues.
  private mutating func goesOn(until end: Unicode.Scalar) throws(Fault) -> Bool {
    guard !begins(with: ",") else {
      place += 1
      return true
    }
    try take(end)
    return false
  }

  /// Returns the raw bytes of a string, with its quotation marks.
  private mutating func quoted() throws(Fault) -> ArraySlice<UInt8> {
    try take("\"")
    let start = place - 1
    // A local variable stays in a register.
    var end = place
    while end < bytes.count, bytes[end] != UInt8(ascii: "\"") {
      guard bytes[end] >= 0x20 else { throw Fault() }
      end += bytes[end] == UInt8(ascii: "\\") ? 2 : 1
    }
    guard end < bytes.count else { throw Fault() }
    place = end + 1
    return bytes[start..<place]
  }

  /// Skips a number, `true`, `false` or `null`.
  private mutating func skipWord() throws(Fault) {
    let start = place
    while place < bytes.count, bytes[place].isInWordOfJSON { place += 1 }
    let word = bytes[start..<place]
    guard let first = word.first else { throw Fault() }
    let isNumber = first == UInt8(ascii: "-") || first.isDigitInJSON
    guard isNumber ? word.contains(where: \.isDigitInJSON) : Self.words.contains(word) else {
      throw Fault()
    }
  }

  private static let words = ["true", "false", "null"].map { ArraySlice($0.utf8) }
}

extension ArraySlice<UInt8> {
  /// Whether the bytes equal those of a text. Compares the lengths first, because most member names
  /// differ in length.
  func equals(_ text: String) -> Bool {
    count == text.utf8.count && elementsEqual(text.utf8)
  }
}

extension UInt8 {
  fileprivate var isBlankInJSON: Bool {
    self == 0x20 || self == 0x0A || self == 0x0D || self == 0x09
  }

  fileprivate var isDigitInJSON: Bool { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains(self) }

  fileprivate var isInWordOfJSON: Bool {
    isDigitInJSON || (UInt8(ascii: "a")...UInt8(ascii: "z")).contains(self | 0x20)
      || self == UInt8(ascii: "-") || self == UInt8(ascii: "+") || self == UInt8(ascii: ".")
  }
}
