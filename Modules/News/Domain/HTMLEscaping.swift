/// How to escape text at a position in HTML.
enum HTMLEscaping {
  /// Text between tags.
  case text
  /// Text in a quoted attribute value.
  case value

  /// Appends escaped text. Characters that are invalid in HTML, or that could control a terminal,
  /// become U+FFFD.
  ///
  /// - Parameter room: The maximum number of bytes to append. The text is cut between characters.
  /// - Returns: Whether the whole text was appended.
  func append(_ text: String, to bytes: inout [UInt8], room: Int) -> Bool {
    if text.utf8.count <= room && !text.utf8.contains(where: \.isToBeLookedAt) {
      bytes += text.utf8
      return true
    }
    let end = bytes.count.addingReportingOverflow(room)
    let limit = end.overflow ? Int.max : end.partialValue
    var isBehindReturn = false
    for scalar in text.unicodeScalars {
      let start = bytes.count
      if !(isBehindReturn && scalar == "\n") { append(scalar, to: &bytes) }
      isBehindReturn = scalar == "\r"
      guard bytes.count <= limit else {
        bytes.removeSubrange(start...)
        return false
      }
    }
    return true
  }

  private func append(_ scalar: Unicode.Scalar, to bytes: inout [UInt8]) {
    switch scalar {
    case "&": bytes += "&amp;".utf8
    case "<": bytes += "&lt;".utf8
    case ">": bytes += "&gt;".utf8
    case "\"" where self == .value: bytes += "&quot;".utf8
    case "\r": bytes.append(UInt8(ascii: "\n"))
    case "\u{C}": bytes.append(UInt8(ascii: " "))
    case "\t", "\n": bytes += scalar.utf8
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
  /// Whether the byte can be part of a character that must be escaped or replaced.
  fileprivate var isToBeLookedAt: Bool {
    switch self {
    case 0x09, 0x0A: false
    // ASCII controls; the first byte of the other controls; the first byte of U+FDD0 to U+FFFF.
    case ..<0x20, 0x7F, 0xC2, 0xEF: true
    case UInt8(ascii: "&"), UInt8(ascii: "<"), UInt8(ascii: ">"), UInt8(ascii: "\""): true
    default: false
    }
  }

  /// https://infra.spec.whatwg.org/#ascii-whitespace
  var isBlankOfHTML: Bool {
    switch self {
    case 0x09, 0x0A, 0x0C, 0x0D, 0x20: true
    default: false
    }
  }
}
