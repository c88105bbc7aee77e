/// Parses JSON value by value, without building values for skipped parts.
///
/// It is for large documents of which only some members are needed, and for documents that must be
/// valid throughout. `JSONDecoder` would build a dictionary for every object, and checks only what
/// it decodes. This parser is strict: anything that RFC 8259 does not allow is an error, even in
/// values that are skipped. Bytes that are not UTF-8, unpaired surrogates, which UTF-8 cannot
/// represent, and values beyond ``depthLimit`` and ``textLimit`` are also errors.
/// https://www.rfc-editor.org/rfc/rfc8259
public struct JSONReader {
  /// Invalid JSON, or a value beyond a limit. The reason is the end of a sentence.
  public struct Fault: Error {
    public let reason: String
    /// The position of a byte that is not UTF-8; `nil` for other errors.
    public let place: Int?

    public init(reason: String, place: Int? = nil) {
      self.reason = reason
      self.place = place
    }
  }

  /// The maximum nesting depth of values.
  public static let depthLimit = 64

  /// The maximum length of a string in bytes, as written between its quotation marks.
  public static let textLimit = 64 * 1024

  private let bytes: [UInt8]
  /// How many bytes have been read.
  public private(set) var place = 0
  private var depth: Int

  /// - Parameters:
  ///   - bytes: One value, optionally surrounded by blanks.
  ///   - depth: How deeply the value is nested.
  public init(_ bytes: [UInt8], depth: Int = 0) throws(Fault) {
    do throws(UTF8.ValidationError) {
      _ = try UTF8Span(validating: bytes.span)
    } catch {
      throw Fault(reason: "it is not in UTF-8", place: error.byteOffsets.lowerBound)
    }
    self.bytes = bytes
    self.depth = depth
  }

  /// Skips blanks and returns whether the next value starts with a character: `[` for an array, `{`
  /// for an object.
  public mutating func begins(with character: Unicode.Scalar) -> Bool {
    skipBlanks()
    return place < bytes.count && bytes[place] == UInt8(ascii: character)
  }

  /// Skips blanks and takes a character. If another character is next, it throws, and ``place`` is
  /// at that character.
  public mutating func take(_ character: Unicode.Scalar) throws(Fault) {
    guard begins(with: character) else { throw Fault(reason: "“\(character)” is missing") }
    place += 1
  }

  /// Parses an array, and each element with `element`.
  public mutating func array(
    _ element: (inout JSONReader) throws(Fault) -> Void
  ) throws(Fault) {
    try enter("[")
    defer { depth -= 1 }
    guard !begins(with: "]") else { return try take("]") }
    repeat { try element(&self) } while try goesOn(until: "]")
  }

  /// Parses an object, and the value of each member with `member`, which receives the name in UTF-8.
  public mutating func object(
    _ member: (inout JSONReader, _ name: ArraySlice<UInt8>) throws(Fault) -> Void
  ) throws(Fault) {
    try enter("{")
    defer { depth -= 1 }
    guard !begins(with: "}") else { return try take("}") }
    repeat {
      let name = try content()
      try take(":")
      try member(&self, name)
    } while try goesOn(until: "}")
  }

  /// Skips a value.
  public mutating func skip() throws(Fault) {
    if begins(with: "\"") {
      _ = try quoted()
    } else if begins(with: "[") {
      try array { reader throws(Fault) in try reader.skip() }
    } else if begins(with: "{") {
      try object { reader, _ throws(Fault) in try reader.skip() }
    } else {
      _ = try word()
    }
  }

  /// Parses a string.
  public mutating func text() throws(Fault) -> String {
    String(decoding: try content(), as: UTF8.self)
  }

  /// Parses a number, `true`, `false` or `null`, and returns its bytes.
  public mutating func word() throws(Fault) -> ArraySlice<UInt8> {
    skipBlanks()
    let start = place
    while place < bytes.count, bytes[place].isInWordOfJSON { place += 1 }
    let word = bytes[start..<place]
    guard word.isNumberInJSON || Self.words.contains(word) else {
      throw Fault(reason: "a value is missing or invalid")
    }
    return word
  }

  private static let words = ["true", "false", "null"].map { ArraySlice($0.utf8) }

  /// Ends the input. Throws if anything follows the value.
  public mutating func finish() throws(Fault) {
    skipBlanks()
    guard place == bytes.count else { throw Fault(reason: "there is text after the document") }
  }
}

extension JSONReader {
  private mutating func skipBlanks() {
    while place < bytes.count, bytes[place].isBlankOrLineBreak { place += 1 }
  }

  private mutating func enter(_ character: Unicode.Scalar) throws(Fault) {
    try take(character)
    depth += 1
    guard depth <= Self.depthLimit else {
      throw Fault(reason: "values are nested more than \(Self.depthLimit) deep")
    }
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

  /// Returns the UTF-8 of a string.
  private mutating func content() throws(Fault) -> ArraySlice<UInt8> {
    let (text, hasEscapes) = try quoted()
    return hasEscapes ? Self.unescaped(text)[...] : text
  }

  /// Returns the raw bytes between quotation marks.
  private mutating func quoted() throws(Fault) -> (ArraySlice<UInt8>, hasEscapes: Bool) {
    try take("\"")
    let start = place
    var hasEscapes = false
    // A local variable stays in a register.
    var end = place
    while end < bytes.count, bytes[end] != UInt8(ascii: "\"") {
      guard bytes[end] >= 0x20 else {
        throw Fault(reason: "a string contains a control character")
      }
      if bytes[end] == UInt8(ascii: "\\") {
        hasEscapes = true
        end += try Self.escapeLength(bytes[end...])
      } else {
        end += 1
      }
    }
    guard end < bytes.count else { throw Fault(reason: "a string does not end") }
    guard end - start <= Self.textLimit else {
      throw Fault(reason: "a string has more than \(Self.textLimit) bytes")
    }
    place = end + 1
    return (bytes[start..<end], hasEscapes)
  }
}

// MARK: - Escape sequences, RFC 8259, section 7

extension JSONReader {
  /// Returns the length of the escape sequence, or of the pair of them, that the bytes start with.
  private static func escapeLength(_ bytes: ArraySlice<UInt8>) throws(Fault) -> Int {
    guard let letter = bytes.dropFirst().first else { throw Fault(reason: "a string does not end") }
    guard letter == UInt8(ascii: "u") else {
      guard "\"\\/bfnrt".utf8.contains(letter) else {
        throw Fault(reason: "a string has an invalid escape")
      }
      return 2
    }
    let unit = try unit(bytes.dropFirst(2))
    guard UTF16.isSurrogate(unit) else { return 6 }
    let rest = bytes.dropFirst(6)
    guard UTF16.isLeadSurrogate(unit), rest.starts(with: "\\u".utf8),
      UTF16.isTrailSurrogate(try Self.unit(rest.dropFirst(2)))
    else { throw Fault(reason: "a string has an unpaired surrogate") }
    return 12
  }

  /// Returns the UTF-16 code unit of four hexadecimal digits.
  private static func unit(_ digits: ArraySlice<UInt8>) throws(Fault) -> UInt16 {
    let four = digits.prefix(4)
    guard four.count == 4, four.allSatisfy(\.isHexDigit),
      let unit = UInt16(String(decoding: four, as: UTF8.self), radix: 16)
    else { throw Fault(reason: "a string has an invalid escape") }
    return unit
  }

  /// Returns a string with its escape sequences resolved. The caller has checked that they are
  /// valid.
  private static func unescaped(_ text: ArraySlice<UInt8>) -> [UInt8] {
    var units: [UInt8] = []
    var rest = text
    while let byte = rest.popFirst() {
      guard byte == UInt8(ascii: "\\"), let letter = rest.popFirst() else {
        units.append(byte)
        continue
      }
      guard letter == UInt8(ascii: "u") else {
        units.append(letters[letter] ?? letter)
        continue
      }
      var pair = [(try? unit(rest)) ?? 0]
      rest = rest.dropFirst(4)
      if UTF16.isLeadSurrogate(pair[0]) {
        pair.append((try? unit(rest.dropFirst(2))) ?? 0)
        rest = rest.dropFirst(6)
      }
      units += Array(String(decoding: pair, as: UTF16.self).utf8)
    }
    return units
  }

  private static let letters: [UInt8: UInt8] = [
    UInt8(ascii: "b"): 0x08, UInt8(ascii: "f"): 0x0C, UInt8(ascii: "n"): 0x0A,
    UInt8(ascii: "r"): 0x0D, UInt8(ascii: "t"): 0x09,
  ]
}

extension ArraySlice<UInt8> {
  /// Whether the bytes are a JSON number: RFC 8259, section 6.
  fileprivate var isNumberInJSON: Bool {
    var rest = self
    if rest.first == UInt8(ascii: "-") { rest = rest.dropFirst() }
    let whole = rest.prefix(while: \.isDigit)
    guard let first = whole.first, first != UInt8(ascii: "0") || whole.count == 1 else {
      return false
    }
    rest = rest.dropFirst(whole.count)
    if rest.first == UInt8(ascii: ".") {
      let places = rest.dropFirst().prefix(while: \.isDigit)
      guard !places.isEmpty else { return false }
      rest = rest.dropFirst(1 + places.count)
    }
    guard let mark = rest.first else { return true }
    guard mark | 0x20 == UInt8(ascii: "e") else { return false }
    rest = rest.dropFirst()
    if rest.first == UInt8(ascii: "-") || rest.first == UInt8(ascii: "+") {
      rest = rest.dropFirst()
    }
    return !rest.isEmpty && rest.allSatisfy(\.isDigit)
  }
}

extension UInt8 {
  fileprivate var isInWordOfJSON: Bool {
    isLetterOrDigit || self == UInt8(ascii: "-") || self == UInt8(ascii: "+")
      || self == UInt8(ascii: ".")
  }
}
