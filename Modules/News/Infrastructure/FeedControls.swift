import CoreDomain

/// Repairs the control characters U+0080 to U+009F, which are always mistakes in feeds.
///
/// Either a reference uses windows-1252 (`&#146;` for ’), or UTF-8 was decoded with a wrong
/// encoding and encoded again (`â\u{80}¦` for …).
enum FeedControls {
  static func repaired(_ text: String) -> String {
    guard hasControls(text) else { return text }
    return decodedOnceMore(text)
      ?? String(String.UnicodeScalarView(text.unicodeScalars.map(\.asInWindows1252)))
  }

  /// Whether a text contains a character from U+0080 to U+009F. In UTF-8, such a character is 0xC2
  /// and a byte from 0x80 to 0x9F.
  private static func hasControls(_ text: String) -> Bool {
    let bytes = text.utf8.span
    var place = 0
    while let lead = bytes.firstIndex(from: place, where: { $0.equals(0xC2) }) {
      if bytes[lead + 1] < 0xA0 { return true }
      place = lead + 2
    }
    return false
  }

  /// Decodes the characters as bytes of UTF-8, or returns `nil` if they are not valid UTF-8.
  private static func decodedOnceMore(_ text: String) -> String? {
    var bytes: [UInt8] = []
    for scalar in text.unicodeScalars {
      guard let byte = UInt8(exactly: scalar.value) else { return nil }
      bytes.append(byte)
    }
    return String(validating: bytes, as: UTF8.self)
  }
}
