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
