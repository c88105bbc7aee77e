import CoreDomain

struct FeedEncoding: Equatable {
  /// A label that ``TextDecoding`` supports.
  let label: String
  /// A problem with the encoding, as a sentence.
  var note: String?

  /// Detects the encoding of a document.
  ///
  /// The bytes take precedence: a byte order mark, the pattern of UTF-16 or UTF-32, or valid UTF-8,
  /// because text in other encodings is hardly ever valid UTF-8. Next is the declared encoding,
  /// from the transport and then from the document, unless it is UTF-8 or ASCII. Next is UTF-8, if
  /// only few bytes are invalid. Otherwise the encoding is guessed; for JSON, the guess is
  /// windows-1251 or windows-1252.
  ///
  /// - Parameters:
  ///   - bytes: The whole document.
  ///   - transport: The `charset` of its `Content-Type`.
  ///   - sniffing: Guesses an encoding.
  ///   - knows: Whether a label is supported.
  init(
    of bytes: [UInt8], transport: String?, sniffing: any EncodingSniffing,
    knows: (String) -> Bool
  ) {
    if let label = FeedBytePattern.encoding(of: bytes) {
      self.init(label: label)
      return
    }
    let document = XMLDeclaration.encoding(in: bytes)
    let said = [transport, document].compactMap { $0 }
    let known = said.filter(knows).filter { !Self.isWide($0) }
    let census = UTF8Census(of: bytes)
    let other = known.first { !Self.isUTF8($0) && !Self.isASCII($0) }
    let sniffed = { Self.isJSON(bytes) ? nil : sniffing.encoding(of: bytes) }
    if census.isUTF8 {
      let isEscaped = census.isASCII && other == nil && bytes.span.contains(Self.escape)
      if isEscaped, let guess = sniffed(), knows(guess) {
        self.init(guess: guess, said: said.first)
      } else {
        self.init(utf8: census, said: known.first ?? said.first, knows: knows)
      }
    } else if let other {
      self.init(label: other, note: Self.note(of: transport, other, knows: knows))
    } else if census.isMostlyUTF8 {
      self.init(
        label: "utf-8", note: "The document is UTF-8 with invalid bytes.")
    } else if let guess = sniffed(), knows(guess) {
      self.init(guess: guess, said: said.first)
    } else {
      self.init(guess: census.likelyEncoding, said: said.first)
    }
  }

  private init(label: String, note: String? = nil) {
    self.label = label
    self.note = note
  }

  private init(guess: String, said: String?) {
    let word = said.map { "declares “\($0)”" } ?? "declares no encoding"
    self.init(label: guess, note: "The document \(word); it was read as \(guess).")
  }

  /// Creates the encoding for valid UTF-8, whatever was declared. ISO-2022-JP consists of ASCII
  /// bytes, so its declaration counts.
  private init(utf8 census: UTF8Census, said: String?, knows: (String) -> Bool) {
    guard let said, !Self.isUTF8(said) else {
      self.init(label: "utf-8")
      return
    }
    if census.isASCII {
      self.init(
        label: knows(said) && !Self.isWide(said) ? said : "utf-8",
        note: knows(said) ? nil : "The encoding “\(said)” is unknown and was ignored.")
    } else {
      self.init(
        label: "utf-8", note: "The document declares “\(said)”; it was read as UTF-8.")
    }
  }

  private static func note(
    of transport: String?, _ label: String, knows: (String) -> Bool
  ) -> String? {
    guard let transport, transport != label else { return nil }
    return knows(transport)
      ? "The server declares “\(transport)”; the document was read as “\(label)”."
      : "The encoding “\(transport)” is unknown; the document was read as “\(label)”."
  }

  private static func isUTF8(_ label: String) -> Bool {
    ["utf-8", "utf8", "unicode-1-1-utf-8"].contains(label.trimmingBlanks.lowercased())
  }

  /// Whether a document is JSON, by its first character.
  private static func isJSON(_ bytes: [UInt8]) -> Bool {
    let first = bytes.first { !$0.isBlankOrLineBreak }
    return first == UInt8(ascii: "{") || first == UInt8(ascii: "[")
  }

  /// The first byte of the escape sequences of ISO-2022-JP.
  private static let escape: UInt8 = 0x1B

  /// Whether the label means ASCII. Programs that ignore encodings often declare it for XML.
  private static func isASCII(_ label: String) -> Bool {
    ["us-ascii", "ascii"].contains(label.trimmingBlanks.lowercased())
  }

  /// Whether the label means UTF-16 or UTF-32, which the byte pattern has already ruled out.
  private static func isWide(_ label: String) -> Bool {
    ["utf-16", "utf16", "utf-32", "ucs-", "iso-10646", "unicode", "csunicode"]
      .contains { label.trimmingBlanks.lowercased().hasPrefix($0) } && !isUTF8(label)
  }
}

/// The encodings that the first bytes of a document reveal.
enum FeedBytePattern {
  /// Returns the encoding by its byte order mark, or by the zero bytes among the first two
  /// characters, which are ASCII in all formats. https://www.w3.org/TR/xml/#sec-guessing
  static func encoding(of bytes: [UInt8]) -> String? {
    let start = Array(bytes.prefix(4))
    for (mark, label) in marks where start.starts(with: mark) { return label }
    guard start.count == 4 else { return nil }
    switch start.map({ $0 == 0 }) {
    case [true, true, true, false]: return "utf-32be"
    case [false, true, true, true]: return "utf-32le"
    case [true, false, true, false]: return "utf-16be"
    case [false, true, false, true]: return "utf-16le"
    default: return nil
    }
  }

  /// Longer marks come first, because the mark of UTF-32 starts with that of UTF-16.
  private static let marks: [([UInt8], String)] = [
    ([0xFF, 0xFE, 0, 0], "utf-32le"), ([0, 0, 0xFE, 0xFF], "utf-32be"),
    ([0xEF, 0xBB, 0xBF], "utf-8"), ([0xFF, 0xFE], "utf-16le"), ([0xFE, 0xFF], "utf-16be"),
  ]
}
