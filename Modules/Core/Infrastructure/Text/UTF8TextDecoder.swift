internal import CoreDomain

/// Decodes and repairs UTF-8: each maximal incomplete prefix of a character becomes one U+FFFD.
/// https://www.unicode.org/versions/latest/core-spec/chapter-3/#G66453
struct UTF8TextDecoder: TextDecoder {
  /// The bytes of an incomplete character.
  private var rest: [UInt8] = []

  mutating func decode(_ bytes: [UInt8]) -> [UInt8] {
    var text = rest.isEmpty ? bytes : rest + bytes
    let whole = text.count - Self.countOfCutBytes(text)
    rest = Array(text[whole...])
    text.removeLast(text.count - whole)
    return Self.repaired(text)
  }

  mutating func finish() -> [UInt8] {
    defer { rest = [] }
    return rest.isEmpty ? [] : Self.replacement
  }

  /// U+FFFD in UTF-8.
  static let replacement = Array("\u{FFFD}".utf8)

  private static func repaired(_ bytes: [UInt8]) -> [UInt8] {
    if (try? UTF8Span(validating: bytes.span)) != nil { return bytes }
    return Array(String(decoding: bytes, as: UTF8.self).utf8)
  }

  /// Returns the number of bytes at the end that belong to an incomplete character.
  private static func countOfCutBytes(_ bytes: [UInt8]) -> Int {
    for count in 1...3 where count <= bytes.count {
      let lead = bytes[bytes.count - count]
      if lead & 0xC0 == 0x80 { continue }
      guard length(lead: lead) > count else { return 0 }
      return count == 1 || continues(lead, bytes[bytes.count - count + 1]) ? count : 0
    }
    return 0
  }

  /// Returns the length of a character with this lead byte.
  static func length(lead: UInt8) -> Int {
    switch lead {
    case 0xC2...0xDF: 2
    case 0xE0...0xEF: 3
    case 0xF0...0xF4: 4
    default: 1
    }
  }

  /// Whether a second byte is valid after a lead byte: not an overlong form, not a surrogate, and
  /// not above U+10FFFF.
  private static func continues(_ lead: UInt8, _ second: UInt8) -> Bool {
    switch lead {
    case 0xE0: second >= 0xA0
    case 0xED: second < 0xA0
    case 0xF0: second >= 0x90
    case 0xF4: second < 0x90
    default: true
    }
  }
}
