internal import CoreDomain

/// The syntax of XML names. https://www.w3.org/TR/xml/#NT-Name
enum XMLNames {
  /// Whether a name may start with a byte, judging by this byte alone.
  static func mayBegin(_ byte: UInt8) -> Bool {
    byte.isLetter || byte == UInt8(ascii: "_") || byte == UInt8(ascii: ":") || byte >= 0x80
  }

  /// Whether a name may contain a byte, judging by this byte alone.
  static func mayHold(_ byte: UInt8) -> Bool {
    mayBegin(byte) || byte.isDigit || byte == UInt8(ascii: "-") || byte == UInt8(ascii: ".")
  }

  /// Whether a text is a valid name.
  static func contains(_ name: ArraySlice<UInt8>) -> Bool {
    guard let first = name.first, mayBegin(first), name.allSatisfy(mayHold) else { return false }
    if name.allSatisfy({ $0 < 0x80 }) { return true }
    let scalars = String(decoding: name, as: UTF8.self).unicodeScalars
    return scalars.allSatisfy { $0.isASCII || isBeyondASCII($0) }
      && scalars.first.map { $0.isASCII || !isMark($0) } == true
  }

  /// Whether a non-ASCII scalar is allowed in a name. https://www.w3.org/TR/xml/#NT-NameStartChar
  private static func isBeyondASCII(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xD7, 0xF7, 0x37E: false
    case 0xC0...0x1FFF, 0x200C...0x200D, 0x2070...0x218F, 0x2C00...0x2FEF, 0x3001...0xD7FF,
      0xF900...0xFDCF, 0xFDF0...0xFFFD, 0x10000...0xEFFFF:
      true
    default: isMark(scalar)
    }
  }

  /// Whether a scalar is allowed in a name, but not at its start.
  /// https://www.w3.org/TR/xml/#NT-NameChar
  private static func isMark(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0xB7, 0x300...0x36F, 0x203F...0x2040: true
    default: false
    }
  }
}
