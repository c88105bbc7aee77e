/// Checks the characters of host names.
enum HostCharacters {
  /// Whether a host has no forbidden characters: controls, spaces, and delimiters of addresses.
  /// https://url.spec.whatwg.org/#forbidden-domain-code-point
  static func areAllowed(in host: String) -> Bool {
    !host.utf8.contains { isForbidden($0) }
  }

  /// Whether a character separates labels. https://www.unicode.org/reports/tr46/#Notation
  static func isDot(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar {
    case ".", "\u{3002}", "\u{FF0E}", "\u{FF61}": true
    default: false
    }
  }

  private static func isForbidden(_ byte: UInt8) -> Bool {
    byte <= 0x20 || byte == 0x7F || forbidden.contains(byte)
  }

  private static let forbidden = Array("#%/:<>?@[\\]^|".utf8)
}

/// Decodes percent-encoded bytes.
enum PercentEncoding {
  /// Decodes a percent-encoded text; `nil` if the bytes are not valid UTF-8. A `%` without two
  /// digits is left unchanged.
  static func decoded(_ text: String) -> String? {
    guard text.utf8.contains(UInt8(ascii: "%")) else { return text }
    let bytes = Array(text.utf8)
    var decoded: [UInt8] = []
    var index = 0
    while index < bytes.count {
      if bytes[index] == UInt8(ascii: "%"), index + 2 < bytes.count,
        let high = digit(bytes[index + 1]), let low = digit(bytes[index + 2])
      {
        decoded.append(high << 4 | low)
        index += 3
      } else {
        decoded.append(bytes[index])
        index += 1
      }
    }
    return String(validating: decoded, as: UTF8.self)
  }

  private static func digit(_ byte: UInt8) -> UInt8? {
    Character(Unicode.Scalar(byte)).hexDigitValue.map { UInt8($0) }
  }
}
