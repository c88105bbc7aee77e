extension Unicode.Scalar {
  /// The byte for the character in windows-1252, or a question mark if windows-1252 does not
  /// contain it: https://encoding.spec.whatwg.org/#windows-1252
  var windows1252: UInt8 {
    switch value {
    case 0..<0x80, 0xA0..<0x100: UInt8(value)
    default: Self.places[self] ?? UInt8(ascii: "?")
    }
  }

  /// Common characters in the range where Latin-1 has control characters.
  private static let places: [Unicode.Scalar: UInt8] = [
    "€": 0x80, "‚": 0x82, "„": 0x84, "…": 0x85, "Š": 0x8A, "Œ": 0x8C, "Ž": 0x8E, "‘": 0x91,
    "’": 0x92, "“": 0x93, "”": 0x94, "•": 0x95, "–": 0x96, "—": 0x97, "™": 0x99, "š": 0x9A,
    "œ": 0x9C, "ž": 0x9E, "Ÿ": 0x9F,
  ]
}
