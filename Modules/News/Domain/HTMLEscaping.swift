/// Where text is written into HTML, and which of its characters would be read as something else there.
enum HTMLEscaping {
  /// Between tags.
  case text
  /// In a value between quotation marks.
  case value

  /// Appends a text, with references for the characters that mean something, and U+FFFD for those
  /// that have no place in HTML, or would tell a terminal what to do.
  ///
  /// - Parameter room: how many bytes may be appended. The text is cut between characters.
  /// - Returns: whether it was appended as a whole.
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

  /// Whether a character other than a tab and a line feed has a place in a text.
  /// https://infra.spec.whatwg.org/#control and https://infra.spec.whatwg.org/#noncharacter
  private static func hasPlace(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case ..<0x20, 0x7F...0x9F, 0xFDD0...0xFDEF, 0xFFFE, 0xFFFF: false
    default: true
    }
  }

  /// Reads what was written, or nothing where that says anything else than a text.
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
  /// Whether a character with this byte in it may be one that is not written as it is.
  fileprivate var isToBeLookedAt: Bool {
    switch self {
    case 0x09, 0x0A: false
    // Controls of ASCII; the byte in front of the other ones; that in front of U+FDD0 to U+FFFF.
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
