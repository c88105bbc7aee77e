/// What in a text tells its encoding: the words that have bytes beyond ASCII.
///
/// Words end at blanks, at `<` and at `>`, which are in no encoding a part of another character. So of
/// markup in ASCII, nothing is left. ISO-2022-JP is ASCII to the eye, and there all of the text counts.
struct EncodingEvidence {
  /// The words, with a space behind each, or the text from its first escape sequence on.
  private(set) var text: [UInt8] = []
  /// Which bytes beyond ASCII there are.
  private(set) var high: Set<UInt8> = []

  /// The evidence in a text; nothing when there is too little to tell anything by.
  init?(in bytes: [UInt8]) {
    var count = 0
    var rest = bytes[...]
    while text.count < Self.limit, let start = rest.firstIndex(where: { !Self.isBorder($0) }) {
      let word = rest[start...].prefix { !Self.isBorder($0) }
      rest = rest[word.endIndex...]
      guard word.contains(where: Self.isHigh) else { continue }
      let part = word.prefix(Self.limit - text.count)
      count += part.count(where: Self.isHigh)
      high.formUnion(part.lazy.filter(Self.isHigh))
      text += part + [0x20]
    }
    if high.isEmpty, let escape = bytes.firstIndex(of: Self.escape) {
      text = Array(bytes[escape...].prefix(Self.limit))
    } else if count < Self.minimum {
      return nil
    }
  }

  /// Whether there are bytes of 0x80 to 0x9F, where ISO 8859 has controls, which no text has, and the
  /// windows encodings have quotation marks.
  var hasControls: Bool { high.contains { $0 < 0xA0 } }

  /// How many bytes of evidence are looked at: some ten thousand words.
  static let limit = 65_536

  /// How many bytes beyond ASCII are the least to tell anything by.
  static let minimum = 3

  private static let escape: UInt8 = 0x1B

  private static func isHigh(_ byte: UInt8) -> Bool { byte >= 0x80 }

  private static func isBorder(_ byte: UInt8) -> Bool {
    byte <= 0x20 && byte != escape || byte == UInt8(ascii: "<") || byte == UInt8(ascii: ">")
  }
}
