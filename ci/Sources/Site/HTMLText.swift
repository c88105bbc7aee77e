/// Text between tags and in quotation marks.
enum HTMLText {
  /// A text as it may stand in a page. A control character, which no page may hold, becomes its
  /// picture.
  static func escaped(_ text: some StringProtocol) -> String {
    guard text.utf8.contains(where: { escape(of: $0) != nil }) else { return String(text) }
    var bytes: [UInt8] = []
    bytes.reserveCapacity(text.utf8.count + 64)
    for byte in text.utf8 {
      if let escape = escape(of: byte) { bytes += escape.utf8 } else { bytes.append(byte) }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  /// A text as it was before ``escaped(_:)``, which writes no other references than these.
  static func unescaped(_ text: some StringProtocol) -> String {
    guard text.contains("&") else { return String(text) }
    return String(text).replacing("&lt;", with: "<").replacing("&gt;", with: ">")
      .replacing("&quot;", with: "\"").replacing("&amp;", with: "&")
  }

  private static func escape(of byte: UInt8) -> String? {
    switch byte {
    case UInt8(ascii: "&"): "&amp;"
    case UInt8(ascii: "<"): "&lt;"
    case UInt8(ascii: ">"): "&gt;"
    case UInt8(ascii: "\""): "&quot;"
    case 0x09, 0x0A: nil
    // U+2400 SYMBOL FOR NULL and those behind it.
    case 0..<0x20: Unicode.Scalar(0x2400 + UInt32(byte)).map { String(Character($0)) }
    default: nil
    }
  }
}
