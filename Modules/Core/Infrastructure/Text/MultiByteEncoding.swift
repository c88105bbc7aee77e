internal import CoreDomain

/// An encoding with one byte per ASCII character and usually several bytes for other characters.
struct MultiByteEncoding: Sendable {
  /// The encoding's name in iconv.
  let name: String
  /// The lead bytes of multi-byte characters.
  let leads: [ClosedRange<UInt8>]
  /// The lead byte of three-byte characters.
  var leadOfThree: UInt8?
  /// Whether a digit after the lead byte indicates a four-byte character.
  var hasFourBytes = false
  /// Characters of the Encoding Standard that the C library lacks.
  var exceptions: [[UInt8]: Unicode.Scalar] = [:]

  static let big5 = Self(
    name: "BIG5-HKSCS", leads: [0x81...0xFE],
    exceptions: [
      [0xA1, 0x5A]: "\u{2574}", [0xA1, 0xC3]: "\u{FFE3}", [0xA1, 0xC5]: "\u{02CD}",
      [0xA1, 0xFE]: "\u{FF0F}", [0xA2, 0x40]: "\u{FF3C}", [0xA2, 0xCC]: "\u{5341}",
      [0xA2, 0xCE]: "\u{5345}",
    ])
  static let eucJP = Self(name: "EUC-JP-MS", leads: [0x8E...0x8F, 0xA1...0xFE], leadOfThree: 0x8F)
  static let eucKR = Self(name: "UHC", leads: [0x81...0xFE])
  static let gb18030 = Self(
    name: "GB18030", leads: [0x81...0xFE], hasFourBytes: true, exceptions: [[0x80]: "\u{20AC}"])
  static let shiftJIS = Self(
    name: "CP932", leads: [0x81...0x9F, 0xE0...0xFC], exceptions: [[0x80]: "\u{80}"])

  /// Returns the length of the first character in bytes, or `nil` if it depends on bytes that have
  /// not arrived.
  func lengthOfCharacter(_ bytes: ArraySlice<UInt8>) -> Int? {
    let first = bytes.startIndex
    guard leads.contains(where: { $0.contains(bytes[first]) }) else { return 1 }
    guard bytes.count > 1 else { return nil }
    if bytes[first] == leadOfThree, bytes[first + 1] >= 0xA1 { return bytes.count > 2 ? 3 : nil }
    guard hasFourBytes, bytes[first + 1].isDigit else { return 2 }
    if bytes.count > 2, !(0x81...0xFE).contains(bytes[first + 2]) { return 1 }
    if bytes.count > 3, !bytes[first + 3].isDigit { return 1 }
    return bytes.count > 3 ? 4 : nil
  }

  /// Returns how many invalid bytes one U+FFFD replaces.
  ///
  /// An invalid four-byte character is replaced as a whole. In all other cases, ASCII bytes are not
  /// replaced, so that an incomplete character does not swallow a quotation mark or a tag.
  /// https://encoding.spec.whatwg.org/#security-background
  func lengthOfBadBytes(_ bytes: ArraySlice<UInt8>) -> Int {
    bytes.count == 4 ? 4 : max(1, bytes.prefix { $0 >= 0x80 }.count)
  }
}
