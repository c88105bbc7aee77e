/// Parses JSON value by value, and strictly: anything that RFC 8259 does not allow is an error,
/// even in values that are skipped. https://www.rfc-editor.org/rfc/rfc8259
///
/// Unpaired surrogates, which UTF-8 cannot represent, and values beyond ``CatalogueLimits`` are
/// also errors. If an object has two members with the same name, the first member counts, because
/// callers skip the second one.
struct CatalogueJSONReader {
  /// Invalid JSON, or a value beyond a limit. The reason is the end of a sentence.
  struct Fault: Error {
    let reason: String
  }

  private let bytes: [UInt8]
  /// How many bytes have been read.
  private(set) var place = 0
  private var depth: Int

  /// - Parameters:
  ///   - bytes: One value, optionally surrounded by blanks.
  ///   - depth: How deeply the value is nested.
  init(_ bytes: [UInt8], depth: Int = 0) throws(Fault) {
    guard Self.isUTF8(bytes) else { throw Fault(reason: "it is not in UTF-8") }
    self.bytes = bytes
    self.depth = depth
  }

  /// Skips blanks and returns whether the next value starts with a character: `[` for an array, `{`
  /// for an object.
  mutating func begins(with character: Unicode.Scalar) -> Bool {
    skipBlanks()
    return place < bytes.count && bytes[place] == UInt8(ascii: character)
  }

  /// Parses an array, and each element with `element`.
  mutating func array(_ element: (inout CatalogueJSONReader) throws(Fault) -> Void) throws(Fault) {
    try enter("[")
    defer { depth -= 1 }
    guard !begins(with: "]") else { return try take("]") }
    repeat { try element(&self) } while try goesOn(until: "]")
  }

  /// Parses an object, and the value of each member with `member`.
  mutating func object(
    _ member: (inout CatalogueJSONReader, _ name: String) throws(Fault) -> Void
  ) throws(Fault) {
    try enter("{")
    defer { depth -= 1 }
    guard !begins(with: "}") else { return try take("}") }
    repeat {
      let name = try text()
      try take(":")
      try member(&self, name)
    } while try goesOn(until: "}")
  }

  /// Skips a value.
  mutating func skip() throws(Fault) {
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
  mutating func text() throws(Fault) -> String {
    let (text, hasEscapes) = try quoted()
    return hasEscapes ? Self.unescaped(text) : String(decoding: text, as: UTF8.self)
  }

  /// Returns the bytes of a number, `true`, `false` or `null`.
  mutating func word() throws(Fault) -> ArraySlice<UInt8> {
    skipBlanks()
    let start = place
    while place < bytes.count, bytes[place].isInWordOfCatalogue { place += 1 }
    let word = bytes[start..<place]
    guard Self.words.contains(word) || CatalogueNumber.isNumber(word) else {
      throw Fault(reason: "a value is missing or invalid")
    }
    return word
  }

  /// Ends the input. Throws if anything follows the value.
  mutating func finish() throws(Fault) {
    skipBlanks()
    guard place == bytes.count else { throw Fault(reason: "there is text after the document") }
  }
}

extension CatalogueJSONReader {
  private static let words = ["true", "false", "null"].map { ArraySlice($0.utf8) }

  private static func isUTF8(_ bytes: [UInt8]) -> Bool {
    (try? UTF8Span(validating: bytes.span)) != nil
  }

  private mutating func skipBlanks() {
    while place < bytes.count, bytes[place].isBlankOfCatalogue { place += 1 }
  }

  private mutating func enter(_ character: Unicode.Scalar) throws(Fault) {
    try take(character)
    depth += 1
    guard depth <= CatalogueLimits.depth else {
      throw Fault(reason: "values are nested more than \(CatalogueLimits.depth) deep")
    }
  }

  private mutating func take(_ character: Unicode.Scalar) throws(Fault) {
    guard begins(with: character) else { throw Fault(reason: "“\(character)” is missing") }
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

  /// Returns the raw bytes between quotation marks.
  private mutating func quoted() throws(Fault) -> (ArraySlice<UInt8>, hasEscapes: Bool) {
    try take("\"")
    let start = place
    var hasEscapes = false
    while place < bytes.count, bytes[place] != UInt8(ascii: "\"") {
      guard bytes[place] >= 0x20 else {
        throw Fault(reason: "a string contains a control character")
      }
      if bytes[place] == UInt8(ascii: "\\") {
        hasEscapes = true
        try skipEscape()
      } else {
        place += 1
      }
    }
    guard place < bytes.count else { throw Fault(reason: "a string does not end") }
    place += 1
    guard place - 1 - start <= CatalogueLimits.textBytes else {
      throw Fault(reason: "a string has more than \(CatalogueLimits.textBytes) bytes")
    }
    return (bytes[start..<(place - 1)], hasEscapes)
  }

  private mutating func skipEscape() throws(Fault) {
    let rest = bytes[place...].dropFirst()
    guard let letter = rest.first else { throw Fault(reason: "a string does not end") }
    guard letter == UInt8(ascii: "u") else {
      guard "\"\\/bfnrt".utf8.contains(letter) else {
        throw Fault(reason: "a string has an invalid escape")
      }
      place += 2
      return
    }
    let unit = try Self.unit(rest.dropFirst())
    place += 6
    guard UTF16.isSurrogate(unit) else { return }
    guard UTF16.isLeadSurrogate(unit), bytes[place...].starts(with: "\\u".utf8),
      UTF16.isTrailSurrogate(try Self.unit(bytes[place...].dropFirst(2)))
    else { throw Fault(reason: "a string has an unpaired surrogate") }
    place += 6
  }
}

extension UInt8 {
  var isBlankOfCatalogue: Bool { self == 0x20 || self == 0x0A || self == 0x0D || self == 0x09 }

  fileprivate var isInWordOfCatalogue: Bool {
    (0x30...0x39).contains(self) || (0x61...0x7A).contains(self | 0x20)
      || self == UInt8(ascii: "-") || self == UInt8(ascii: "+") || self == UInt8(ascii: ".")
  }
}
