import CoreDomain

/// In which encoding a feed is written, and how that is known.
struct FeedEncoding: Equatable {
  /// A label that ``TextDecoding`` knows.
  let label: String
  /// What was wrong, as a sentence.
  var note: String?

  /// Tells the encoding of a document.
  ///
  /// First the bytes: a byte order mark, the pattern of UTF-16 and UTF-32, and UTF-8, since text of
  /// another encoding is hardly ever proper UTF-8. Then what is said: by the transport, then by the
  /// document. What says UTF-8 of bytes that are none is believed when few of them are wrong, and
  /// else not. Last, the encoding is guessed; that of JSON is not, since JSON is UTF-8.
  ///
  /// - Parameters:
  ///   - bytes: the whole document.
  ///   - transport: the `charset` of its `Content-Type`.
  ///   - sniffing: guesses.
  ///   - knows: whether a label is known.
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
      let isEscaped = census.isASCII && other == nil && bytes.contains(Self.escape)
      if isEscaped, let guess = sniffed(), knows(guess) {
        self.init(guess: guess, said: said.first)
      } else {
        self.init(utf8: census, said: known.first ?? said.first, knows: knows)
      }
    } else if let other {
      self.init(label: other, note: Self.note(of: transport, other, knows: knows))
    } else if census.isMostlyUTF8 {
      self.init(
        label: "utf-8", note: "The document is UTF-8 with bytes in it that mean nothing.")
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
    let word = said.map { "says that it is “\($0)”" } ?? "does not say its encoding"
    self.init(label: guess, note: "The document \(word); it was read as \(guess).")
  }

  /// A document that is UTF-8, whatever it says. ISO-2022-JP is ASCII to the eye, and is believed.
  private init(utf8 census: UTF8Census, said: String?, knows: (String) -> Bool) {
    guard let said, !Self.isUTF8(said) else {
      self.init(label: "utf-8")
      return
    }
    if census.isASCII {
      self.init(
        label: knows(said) && !Self.isWide(said) ? said : "utf-8",
        note: knows(said) ? nil : "The encoding “\(said)” is not known; it makes no difference.")
    } else {
      self.init(
        label: "utf-8", note: "The document says that it is “\(said)”; it was read as UTF-8.")
    }
  }

  private static func note(
    of transport: String?, _ label: String, knows: (String) -> Bool
  ) -> String? {
    guard let transport, transport != label else { return nil }
    return knows(transport)
      ? "The transport says “\(transport)”; the document was read as “\(label)”."
      : "The encoding “\(transport)” is not known; the document was read as “\(label)”."
  }

  private static func isUTF8(_ label: String) -> Bool {
    ["utf-8", "utf8", "unicode-1-1-utf-8"].contains(label.trimmingBlanks.lowercased())
  }

  /// Whether a document is JSON, by its first character.
  private static func isJSON(_ bytes: [UInt8]) -> Bool {
    let first = bytes.first { !$0.isBlankInMarkup }
    return first == UInt8(ascii: "{") || first == UInt8(ascii: "[")
  }

  /// With which the characters of ISO-2022-JP begin.
  private static let escape: UInt8 = 0x1B

  /// What is said of XML by programs that know nothing of it.
  private static func isASCII(_ label: String) -> Bool {
    ["us-ascii", "ascii"].contains(label.trimmingBlanks.lowercased())
  }

  /// Whether a label is of an encoding in which the bytes would show a pattern, which they do not.
  private static func isWide(_ label: String) -> Bool {
    ["utf-16", "utf16", "utf-32", "ucs-", "iso-10646", "unicode", "csunicode"]
      .contains { label.trimmingBlanks.lowercased().hasPrefix($0) } && !isUTF8(label)
  }
}

/// The encodings that show in the first bytes of a document.
enum FeedBytePattern {
  /// By a byte order mark, or by how the first two characters of a document look, which are ASCII
  /// in all of the formats. https://www.w3.org/TR/xml/#sec-guessing
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

  /// The longer ones first: the mark of UTF-32 begins with that of UTF-16.
  private static let marks: [([UInt8], String)] = [
    ([0xFF, 0xFE, 0, 0], "utf-32le"), ([0, 0, 0xFE, 0xFF], "utf-32be"),
    ([0xEF, 0xBB, 0xBF], "utf-8"), ([0xFF, 0xFE], "utf-16le"), ([0xFE, 0xFF], "utf-16be"),
  ]
}
