/// The part of a text that indicates its encoding: the words with non-ASCII bytes.
///
/// Words end at white space, `<` and `>`, which are never part of a multi-byte character in any
/// supported encoding. ASCII markup is therefore excluded. ISO-2022-JP consists of ASCII bytes, so
/// all text from its first escape sequence on is used.
struct EncodingEvidence {
  /// The words, each followed by a space, or the text from its first escape sequence on.
  private(set) var text: [UInt8] = []
  /// The non-ASCII bytes that occur.
  private(set) var high: Set<UInt8> = []

  /// Extracts the evidence; `nil` if there is too little.
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

  /// Whether there are bytes from 0x80 to 0x9F. In ISO 8859, these bytes are control characters,
  /// which texts do not contain. In the Windows encodings, most of these bytes are punctuation.
  var hasControls: Bool { high.contains { $0 < 0xA0 } }

  /// The maximum size of the evidence in bytes: about ten thousand words.
  static let limit = 65_536

  /// The minimum number of non-ASCII bytes.
  static let minimum = 3

  private static let escape: UInt8 = 0x1B

  private static func isHigh(_ byte: UInt8) -> Bool { byte >= 0x80 }

  private static func isBorder(_ byte: UInt8) -> Bool {
    byte <= 0x20 && byte != escape || byte == UInt8(ascii: "<") || byte == UInt8(ascii: ">")
  }
}
