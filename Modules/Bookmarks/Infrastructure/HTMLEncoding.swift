import CoreDomain

/// Detects the encoding of an HTML document from its first bytes.
///
/// The bytes take precedence over the declared encoding, because declarations are often wrong,
/// whereas non-ASCII text in another encoding is hardly ever valid UTF-8. If neither is conclusive,
/// the encoding is guessed.
enum HTMLEncoding {
  /// Returns the encoding that the first bytes prove: by a byte order mark, the zeros of UTF-16, or
  /// valid non-ASCII UTF-8. Returns `nil` otherwise, for example if all bytes are ASCII.
  static func shown(by start: [UInt8]) -> String? {
    byteOrderMark(of: start) ?? wideEncoding(of: start)
      ?? (isUTF8(beyondASCII: start) ? "utf-8" : nil)
  }

  /// Returns the label of the most likely encoding. The bytes may start in the middle of a
  /// document. Defaults to windows-1252 for non-ASCII bytes, as browsers do.
  static func guess(of bytes: [UInt8], by sniffing: any EncodingSniffing) -> String {
    sniffing.encoding(of: bytes) ?? (bytes.allSatisfy { $0 < 0x80 } ? "utf-8" : "windows-1252")
  }

  /// Whether the byte is a hint at the encoding: a non-ASCII byte, or the escape byte of
  /// ISO-2022-JP.
  static func isEvidence(_ byte: UInt8) -> Bool { byte >= 0x80 || byte == 0x1B }

  /// Whether the bytes are valid UTF-8 with at least one non-ASCII byte. The last character may be
  /// incomplete.
  static func isUTF8(beyondASCII bytes: [UInt8]) -> Bool {
    !bytes.allSatisfy { $0 < 0x80 } && isUTF8(bytes)
  }

  /// How many bytes to search for a declared encoding. Browsers search only the first 1024 bytes,
  /// but the files of some services start with long comments.
  static let startSize = 4096

  private static func byteOrderMark(of start: [UInt8]) -> String? {
    if start.starts(with: [0xEF, 0xBB, 0xBF]) { return "utf-8" }
    if start.starts(with: [0xFF, 0xFE]) { return "utf-16le" }
    if start.starts(with: [0xFE, 0xFF]) { return "utf-16be" }
    return nil
  }

  /// Detects UTF-16 by the zero bytes in the first two characters, which are ASCII in every
  /// document. Returns `nil` for other encodings.
  private static func wideEncoding(of start: [UInt8]) -> String? {
    switch start.prefix(4).map({ $0 == 0 }) {
    case [false, true, false, true]: "utf-16le"
    case [true, false, true, false]: "utf-16be"
    default: nil
    }
  }

  /// Whether the bytes are valid UTF-8. The last character may be incomplete.
  private static func isUTF8(_ bytes: [UInt8]) -> Bool {
    let last = bytes.lastIndex { $0 & 0xC0 != 0x80 } ?? bytes.startIndex
    let isCut = bytes.count - last < 4 && bytes[last] >= 0xC0
    return String(validating: bytes, as: UTF8.self) != nil
      || (isCut && String(validating: bytes[..<last], as: UTF8.self) != nil)
  }

  /// Returns the encoding from a `<meta charset=…>` or from the `charset` of a `<meta content=…>`,
  /// or `nil` if the document declares none. If ASCII text declares UTF-16, returns UTF-8, as the
  /// HTML Standard requires.
  static func declared(in start: [UInt8]) -> String? {
    var scanner = HTMLScanner()
    scanner.feed(start)
    while let token = scanner.next() {
      guard case .open(let tag) = token, tag.name == "meta" else { continue }
      let label =
        tag.attributes["charset"] ?? tag.attributes["content"].flatMap(MediaType.charset)
      guard let label, !label.isEmpty else { continue }
      let isWide = wideLabels.contains { label.lowercased().hasPrefix($0) }
      return isWide ? "utf-8" : label
    }
    return nil
  }

  /// The prefixes of UTF-16 labels.
  private static let wideLabels = ["utf-16", "ucs-2", "unicode", "csunicode", "iso-10646-ucs-2"]
}
