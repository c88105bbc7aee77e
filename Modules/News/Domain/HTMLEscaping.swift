import CoreDomain

/// How to escape text at a position in HTML.
enum HTMLEscaping {
  /// Text between tags.
  case text
  /// Text in a quoted attribute value.
  case value

  /// Appends escaped text. Characters that are invalid in HTML, or that could control a terminal,
  /// become U+FFFD.
  ///
  /// - Parameter room: The maximum number of bytes to append, at least 0. The text is cut between
  ///   Unicode scalars.
  /// - Returns: Whether the whole text was appended.
  func append(_ text: String, to bytes: inout [UInt8], room: Int) -> Bool {
    if text.utf8.count <= room && !text.utf8.span.contains(where: \.isToBeLookedAt) {
      bytes += text.utf8
      return true
    }
    let end = bytes.count.addingReportingOverflow(room)
    let limit = end.overflow ? Int.max : end.partialValue
    let source = Array(text.utf8)
    var place = 0
    while true {
      let mark = source.span.firstIndex(from: place, where: \.isToBeLookedAt) ?? source.count
      let whole = Self.end(of: source, from: place, to: mark, room: limit - bytes.count)
      bytes += source[place..<whole]
      guard whole == mark else { return false }
      guard mark < source.count else { return true }
      let start = bytes.count
      place = mark + appendMark(at: mark, of: source, to: &bytes)
      guard bytes.count <= limit else {
        bytes.removeSubrange(start...)
        return false
      }
    }
  }

  /// Returns the end of the characters that fit into a number of bytes.
  private static func end(of source: [UInt8], from start: Int, to mark: Int, room: Int) -> Int {
    guard mark - start > room else { return mark }
    var end = start + room
    while source[end] & 0xC0 == 0x80 { end -= 1 }
    return end
  }

  /// Appends a character that may need to be escaped or replaced.
  ///
  /// - Returns: The number of bytes read from the source. CR LF is read as one line break.
  private func appendMark(at mark: Int, of source: [UInt8], to bytes: inout [UInt8]) -> Int {
    let lead = source[mark]
    guard lead >= 0x80 else {
      append(Unicode.Scalar(lead), to: &bytes)
      let isPair = lead == 0x0D && mark + 1 < source.count && source[mark + 1] == 0x0A
      return isPair ? 2 : 1
    }
    let length = lead == 0xC2 ? 2 : 3
    let scalar = String(decoding: source[mark..<(mark + length)], as: UTF8.self).unicodeScalars
    if let scalar = scalar.first { append(scalar, to: &bytes) }
    return length
  }

  private func append(_ scalar: Unicode.Scalar, to bytes: inout [UInt8]) {
    switch scalar {
    case "&": bytes += "&amp;".utf8
    case "<": bytes += "&lt;".utf8
    case ">": bytes += "&gt;".utf8
    case "\"" where self == .value: bytes += "&quot;".utf8
    case "\r": bytes.append(UInt8(ascii: "\n"))
    case "\u{C}": bytes.append(UInt8(ascii: " "))
    default: bytes += Self.hasPlace(scalar) ? scalar.utf8 : Unicode.Scalar("\u{FFFD}").utf8
    }
  }

  /// Whether a character other than a tab or a line feed is valid in text.
  /// https://infra.spec.whatwg.org/#control and https://infra.spec.whatwg.org/#noncharacter
  private static func hasPlace(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case ..<0x20, 0x7F...0x9F, 0xFDD0...0xFDEF, 0xFFFE, 0xFFFF: false
    default: true
    }
  }

  /// Unescapes text, or returns `nil` if it contains a reference that ``append(_:to:room:)`` does
  /// not write.
  static func text(of escaped: some Collection<UInt8>) -> String? {
    guard escaped.contains(UInt8(ascii: "&")) else {
      return String(decoding: escaped, as: UTF8.self)
    }
    var bytes: [UInt8] = []
    var rest = escaped[...]
    while let mark = rest.firstIndex(of: UInt8(ascii: "&")) {
      bytes += rest[..<mark]
      rest = rest[mark...]
      guard let (name, byte) = references.first(where: { rest.starts(with: $0.name.utf8) }) else {
        return nil
      }
      bytes.append(byte)
      rest = rest.dropFirst(name.utf8.count)
    }
    return String(decoding: bytes + rest, as: UTF8.self)
  }

  private static let references: [(name: String, byte: UInt8)] = [
    ("&amp;", UInt8(ascii: "&")), ("&lt;", UInt8(ascii: "<")), ("&gt;", UInt8(ascii: ">")),
    ("&quot;", UInt8(ascii: "\"")),
  ]
}

extension UInt8 {
  /// Not 0 if a character that starts with this byte may need to be escaped or replaced: an ASCII
  /// control other than a tab or a line feed; another control, which starts with 0xC2; U+FDD0 to
  /// U+FFFF, which start with 0xEF; or a markup character.
  fileprivate var isToBeLookedAt: UInt8 {
    // “&” and “"” differ in one bit, and so do “<” and “>”.
    isBelow(0x20) & ~(self &- 0x09).isBelow(2) | equals(0x7F) | equals(0xC2) | equals(0xEF)
      | (self & ~0x04).equals(UInt8(ascii: "\"")) | (self & ~0x02).equals(UInt8(ascii: "<"))
  }

  /// https://infra.spec.whatwg.org/#ascii-whitespace
  var isBlankOfHTML: Bool {
    switch self {
    case 0x09, 0x0A, 0x0C, 0x0D, 0x20: true
    default: false
    }
  }
}
