/// In which encoding a document of HTML is written, told by its first bytes.
enum HTMLEncoding {
  /// The label of the encoding: that of a byte order mark, else UTF-8 where the bytes can be nothing
  /// else, else the one that the transport names, else the one that the document declares, else
  /// windows-1252, which is what browsers take for granted. Nothing where all bytes are ASCII and
  /// nothing is said: they read the same in all of these.
  ///
  /// Bytes come before declarations since declarations are often wrong and bytes are not: text of
  /// another encoding with characters beyond ASCII is hardly ever proper UTF-8.
  ///
  /// - Parameters:
  ///   - start: the first bytes, ``startSize`` of them where there are so many.
  ///   - transport: the `charset` of a `Content-Type`, where there is one.
  static func label(of start: [UInt8], transport: String? = nil) -> String? {
    if let mark = byteOrderMark(of: start) { return mark }
    let isASCII = start.allSatisfy { $0 < 0x80 }
    if !isASCII && isUTF8(start) { return "utf-8" }
    return transport ?? declared(in: start) ?? (isASCII ? nil : "windows-1252")
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

  /// Whether bytes are UTF-8, but for a character that their end cuts.
  private static func isUTF8(_ bytes: [UInt8]) -> Bool {
    let last = bytes.lastIndex { $0 & 0xC0 != 0x80 } ?? bytes.startIndex
    let isCut = bytes.count - last < 4 && bytes[last] >= 0xC0
    return String(validating: bytes, as: UTF8.self) != nil
      || (isCut && String(validating: bytes[..<last], as: UTF8.self) != nil)
  }

  /// The encoding in a `<meta charset=…>` or in the `charset` of a `<meta content=…>`. What declares
  /// UTF-16 in bytes that can be read without it is UTF-8, as the HTML Standard has it.
  private static func declared(in start: [UInt8]) -> String? {
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
