internal import CoreDomain

/// Replaces the characters that markup must not contain.
struct MarkupCharacters {
  private var hasBegun = false
  /// Whether the text so far ended with a carriage return, which was output as a line feed.
  private var endsInReturn = false

  /// Replaces the forbidden characters in the next chunk of a text, which must contain complete
  /// characters only. Control characters become spaces and noncharacters become U+FFFD, because
  /// libxml2's parsers end an attribute or a document at forbidden characters. Line endings become
  /// line feeds.
  /// https://www.w3.org/TR/xml/#charsets
  ///
  /// A byte order mark is dropped.
  mutating func readable(_ utf8: [UInt8]) -> [UInt8] {
    guard hasBegun || utf8.isEmpty else {
      hasBegun = true
      return readable(utf8.starts(with: Self.mark) ? Array(utf8.dropFirst(3)) : utf8)
    }
    guard endsInReturn || utf8.span.contains(where: Self.suspicion) else { return utf8 }
    var text: [UInt8] = []
    text.reserveCapacity(utf8.count)
    for (index, byte) in utf8.enumerated() {
      switch byte {
      case 0x0A:
        if !endsInReturn { text.append(byte) }
      case 0x0D: text.append(0x0A)
      case 0x09: text.append(byte)
      case ..<0x20: text.append(0x20)
      case 0xBE, 0xBF:
        let isNoCharacter = index >= 2 && utf8[index - 2] == 0xEF && utf8[index - 1] == 0xBF
        text.append(isNoCharacter ? 0xBD : byte)
      default: text.append(byte)
      }
      endsInReturn = byte == 0x0D
    }
    return text
  }

  /// Corrects the characters that libxml2 decoded from numeric references: see
  /// ``character(numbered:)``.
  static func named(_ utf8: some Collection<UInt8>) -> [UInt8] {
    let scalars = String(decoding: utf8, as: UTF8.self).unicodeScalars
    return scalars.flatMap {
      UTF8.encode(character(numbered: $0.value)) ?? UTF8.encodedReplacementCharacter
    }
  }

  /// Returns the character for the number of a reference. As in browsers, 128 to 159 are numbers of
  /// windows-1252, and invalid numbers become U+FFFD.
  static func character(numbered number: UInt32) -> Unicode.Scalar {
    switch number {
    case 0x09, 0x0A, 0x0D: Unicode.Scalar(UInt8(number))
    case 0..<0x20, 0xFFFE, 0xFFFF: "\u{FFFD}"
    default: Unicode.Scalar(number)?.asInWindows1252 ?? "\u{FFFD}"
    }
  }

  /// Returns 1 for a control character except the tab and the line feed, and for the first byte of
  /// U+FFFE and U+FFFF; otherwise 0.
  private static func suspicion(_ byte: UInt8) -> UInt8 {
    byte.isBelow(0x20) & ~(byte.equals(0x0A) | byte.equals(0x09)) | byte.equals(0xEF)
  }

  private static let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
}
