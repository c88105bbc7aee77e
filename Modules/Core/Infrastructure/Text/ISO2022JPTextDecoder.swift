internal import CoreDomain

/// Decodes ISO-2022-JP, which switches character sets with escape sequences.
/// https://encoding.spec.whatwg.org/#iso-2022-jp-decoder
///
/// Characters are converted to Shift_JIS and decoded from it, because the C library's ISO-2022-JP
/// lacks the circled digits and the full-width tilde that mail programs have always sent.
struct ISO2022JPTextDecoder: TextDecoder {
  private enum CharacterSet {
    case ascii
    case roman
    case katakana
    case kanji
  }

  private let shiftJIS: IconvTextDecoder
  private var characters = CharacterSet.ascii
  /// The first bytes of an incomplete escape sequence or character.
  private var rest: [UInt8] = []
  /// Whether a character has followed the last escape sequence. Two consecutive escape sequences
  /// could hide text, so they produce U+FFFD.
  private var hasCharacters = true

  /// Makes a decoder; `nil` if the C library lacks Shift_JIS.
  init?() {
    guard let shiftJIS = IconvTextDecoder(.shiftJIS) else { return nil }
    self.shiftJIS = shiftJIS
  }

  mutating func decode(_ bytes: [UInt8]) -> [UInt8] {
    var text: [UInt8] = []
    for byte in bytes { take(byte, into: &text) }
    return text
  }

  mutating func finish() -> [UInt8] {
    guard let first = rest.first else { return [] }
    let others = rest.dropFirst()
    rest = []
    guard first == Self.escape else { return UTF8TextDecoder.replacement }
    return UTF8TextDecoder.replacement + decode(Array(others)) + finish()
  }

  private mutating func take(_ byte: UInt8, into text: inout [UInt8]) {
    guard let first = rest.first else { return begin(byte, into: &text) }
    if first == Self.escape {
      escape(rest + [byte], into: &text)
    } else {
      rest = []
      finishKanji(first, byte, into: &text)
    }
  }

  /// Handles the first byte of a character or escape sequence.
  private mutating func begin(_ byte: UInt8, into text: inout [UInt8]) {
    if byte == Self.escape {
      rest = [byte]
      return
    }
    switch (characters, byte) {
    case (.kanji, 0x21...0x7E):
      hasCharacters = true
      rest = [byte]
    case (.katakana, 0x21...0x5F): append([byte + 0x80], to: &text)
    case (.roman, 0x5C): append("\u{A5}", to: &text)
    case (.roman, 0x7E): append("\u{203E}", to: &text)
    case (.ascii, 0x00...0x7F) where byte != 0x0E && byte != 0x0F: append([byte], to: &text)
    case (.roman, 0x00...0x7F) where byte != 0x0E && byte != 0x0F: append([byte], to: &text)
    default: append("\u{FFFD}", to: &text)
    }
  }

  private mutating func finishKanji(_ first: UInt8, _ second: UInt8, into text: inout [UInt8]) {
    guard (0x21...0x7E).contains(second) else {
      text += UTF8TextDecoder.replacement
      if second == Self.escape { rest = [second] }
      return
    }
    append(Self.shiftJIS(row: first - 0x21, cell: second - 0x21), to: &text)
  }

  /// Handles the bytes of an escape sequence so far.
  private mutating func escape(_ bytes: [UInt8], into text: inout [UInt8]) {
    if let characters = Self.characterSet(bytes) {
      if !hasCharacters { text += UTF8TextDecoder.replacement }
      (self.characters, hasCharacters, rest) = (characters, false, [])
    } else if bytes.count == 2, bytes[1] == UInt8(ascii: "$") || bytes[1] == UInt8(ascii: "(") {
      rest = bytes
    } else {
      rest = []
      append("\u{FFFD}", to: &text)
      for byte in bytes.dropFirst() { take(byte, into: &text) }
    }
  }

  private mutating func append(_ scalar: Unicode.Scalar, to text: inout [UInt8]) {
    hasCharacters = true
    text += Array(String(scalar).utf8)
  }

  private mutating func append(_ bytes: [UInt8], to text: inout [UInt8]) {
    hasCharacters = true
    text += shiftJIS.decode(bytes) + shiftJIS.finish()
  }

  private static func characterSet(_ sequence: [UInt8]) -> CharacterSet? {
    switch String(decoding: sequence.dropFirst(), as: UTF8.self) {
    case "(B": .ascii
    case "(J": .roman
    case "(I": .katakana
    case "$@", "$B": .kanji
    default: nil
    }
  }

  /// Returns the Shift_JIS bytes of a character by its row and cell, counted from zero.
  /// https://encoding.spec.whatwg.org/#shift_jis-encoder
  private static func shiftJIS(row: UInt8, cell: UInt8) -> [UInt8] {
    let pair = row / 2
    let trail = row.isMultiple(of: 2) ? cell : cell + 94
    return [pair + (pair < 0x1F ? 0x81 : 0xC1), trail + (trail < 0x3F ? 0x40 : 0x41)]
  }

  private static let escape: UInt8 = 0x1B
}
