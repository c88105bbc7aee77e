import CoreDomain

/// Reads the encoding that an XML document declares.
enum XMLDeclaration {
  /// Returns the encoding in `<?xml … encoding="…"?>`. XML requires the declaration at the start,
  /// but this method skips anything before the declaration. Returns `nil` if no encoding is
  /// declared.
  static func encoding(in bytes: [UInt8]) -> String? {
    let start = bytes.prefix(size)
    guard let declaration = start.firstRange(of: Array("<?xml".utf8)) else { return nil }
    let tail = start[declaration.upperBound...]
    guard let end = tail.firstRange(of: Array("?>".utf8))?.lowerBound ?? tail.lastIndex(of: 0x3E),
      let word = tail[..<end].firstRange(of: Array("encoding".utf8))
    else { return nil }
    let rest = tail[word.upperBound..<end]
    let value = rest.drop { $0.isBlankOrLineBreak || $0 == UInt8(ascii: "=") }
    guard let quote = value.first, quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      return nil
    }
    let label = String(decoding: value.dropFirst().prefix { $0 != quote }, as: UTF8.self)
    return label.isEmpty ? nil : label
  }

  /// The number of bytes that are searched.
  private static let size = 1024
}
