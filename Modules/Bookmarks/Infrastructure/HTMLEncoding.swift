import CoreDomain

/// In which encoding a document of HTML is written, told by its first bytes.
///
/// What the bytes show counts for more than what is declared, since declarations are often wrong: text of
/// another encoding with characters beyond ASCII is hardly ever proper UTF-8. Where nothing is shown
/// or declared, the encoding is guessed.
enum HTMLEncoding {
  /// The encoding that the first bytes of a document show: by a byte order mark, by the zeros of UTF-16, or
  /// because they can only be UTF-8. `nil` if they are ASCII or something else.
  static func shown(by start: [UInt8]) -> String? {
    byteOrderMark(of: start) ?? wideEncoding(of: start)
      ?? (isUTF8(beyondASCII: start) ? "utf-8" : nil)
  }

  /// The label of the encoding that bytes look like, which may begin in the middle of a document:
  /// windows-1252, which is what browsers take for granted, if nothing speaks for any other.
  static func guess(of bytes: [UInt8], by sniffing: any EncodingSniffing) -> String {
    sniffing.encoding(of: bytes) ?? (bytes.allSatisfy { $0 < 0x80 } ? "utf-8" : "windows-1252")
  }

  /// Whether a byte tells something of the encoding: it is not ASCII, or begins a character of
  /// ISO-2022-JP.
  static func isEvidence(_ byte: UInt8) -> Bool { byte >= 0x80 || byte == 0x1B }

  /// Whether bytes are UTF-8, but for a character that their end cuts, and not ASCII alone.
  static func isUTF8(beyondASCII bytes: [UInt8]) -> Bool {
    !bytes.allSatisfy { $0 < 0x80 } && isUTF8(bytes)
  }

  /// Where a document has to declare its encoding, in bytes. Browsers look at the first 1024; the
  /// files of some services begin with long comments.
  static let startSize = 4096

  private static func byteOrderMark(of start: [UInt8]) -> String? {
    if start.starts(with: [0xEF, 0xBB, 0xBF]) { return "utf-8" }
    if start.starts(with: [0xFF, 0xFE]) { return "utf-16le" }
    if start.starts(with: [0xFE, 0xFF]) { return "utf-16be" }
    return nil
  }

  /// UTF-16, by the zeros in its first two characters, which are ASCII in every document.
  private static func wideEncoding(of start: [UInt8]) -> String? {
    switch start.prefix(4).map({ $0 == 0 }) {
    case [false, true, false, true]: "utf-16le"
    case [true, false, true, false]: "utf-16be"
    default: nil
    }
  }

  /// Whether bytes are UTF-8, but for a character that their end cuts.
  private static func isUTF8(_ bytes: [UInt8]) -> Bool {
    let last = bytes.lastIndex { $0 & 0xC0 != 0x80 } ?? bytes.startIndex
    let isCut = bytes.count - last < 4 && bytes[last] >= 0xC0
    return String(validating: bytes, as: UTF8.self) != nil
      || (isCut && String(validating: bytes[..<last], as: UTF8.self) != nil)
  }

  /// The encoding in a `<meta charset=…>` or in the `charset` of a `<meta content=…>`. What declares
  /// UTF-16 in bytes that can be read without it is UTF-8, as the HTML Standard has it.
  static func declared(in start: [UInt8]) -> String? {
    var scanner = HTMLScanner()
    scanner.feed(start)
    while let token = scanner.next() {
      guard case .open(let tag) = token, tag.name == "meta" else { continue }
      let label =
        tag.attributes["charset"] ?? tag.attributes["content"].flatMap(charset(ofContentType:))
      guard let label, !label.isEmpty else { continue }
      let isWide = wideLabels.contains { label.lowercased().hasPrefix($0) }
      return isWide ? "utf-8" : label
    }
    return nil
  }

  /// How labels of UTF-16 begin.
  private static let wideLabels = ["utf-16", "ucs-2", "unicode", "csunicode", "iso-10646-ucs-2"]

  /// The `charset` of a `Content-Type`, without quotation marks.
  static func charset(ofContentType type: String) -> String? {
    for part in type.split(separator: ";").dropFirst() {
      let pair = part.split(separator: "=", maxSplits: 1).map { $0.trimmingBlanks }
      guard pair.count == 2, pair[0].lowercased() == "charset" else { continue }
      return pair[1].replacing("\"", with: "").replacing("'", with: "")
    }
    return nil
  }
}

extension Substring {
  fileprivate var trimmingBlanks: String {
    let blanks: Set<Character> = [" ", "\t", "\n", "\r", "\r\n"]
    let tail = drop { blanks.contains($0) }
    guard let last = tail.lastIndex(where: { !blanks.contains($0) }) else { return "" }
    return String(tail[...last])
  }
}
