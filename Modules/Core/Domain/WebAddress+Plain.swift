extension WebAddress {
  /// Returns the address if the text needs no correction, which is the usual case. Returns `nil`
  /// for any other text, even if it is an address.
  ///
  /// Such a text is in visible ASCII without the characters that are percent-encoded or replaced,
  /// and without dot segments. It starts with a slash, so that the base has its server, or it has
  /// a lower-case server without a port, which ``HostNaming`` does not change.
  init?(plain text: String, from base: WebAddress?) {
    let bytes = text.utf8.span
    guard !bytes.isEmpty, bytes.count <= Self.limit, !bytes.contains(where: \.isCorrected) else {
      return nil
    }
    let server = bytes[0] == UInt8(ascii: "/") ? 0 : Self.endOfPlainServer(in: text)
    guard let server, server < bytes.count, bytes[server] == UInt8(ascii: "/"),
      !Self.mayHaveDots(bytes, from: server)
    else { return nil }
    guard server == 0 else {
      self.init(checked: text)
      return
    }
    guard let base, bytes.count == 1 || bytes[1] != UInt8(ascii: "/") else { return nil }
    let whole = "\(base.server)\(text)"
    guard whole.utf8.count <= Self.limit else { return nil }
    self.init(checked: whole)
  }

  /// The scheme and the authority.
  private var server: Substring {
    let bytes = text.utf8.span
    let slashes = bytes.firstIndex { $0.equals(UInt8(ascii: "/")) } ?? bytes.count
    let end = bytes.firstIndex(from: slashes + 2) {
      $0.equals(UInt8(ascii: "/")) | $0.equals(UInt8(ascii: "?")) | $0.equals(UInt8(ascii: "#"))
    }
    return text[..<text.utf8.index(text.startIndex, offsetBy: end ?? bytes.count)]
  }

  /// Returns the end of `https://host`, or `nil` if the text starts in another way.
  private static func endOfPlainServer(in text: String) -> Int? {
    for scheme in ["https://", "http://"] where text.utf8.starts(with: scheme.utf8) {
      let host = text.utf8.dropFirst(scheme.utf8.count).prefix(while: \.isInPlainHost)
      return host.isEmpty ? nil : scheme.utf8.count + host.count
    }
    return nil
  }

  /// Whether a slash precedes a dot. The text has a slash at `start`.
  private static func mayHaveDots(_ bytes: Span<UInt8>, from start: Int) -> Bool {
    var place = start
    while let dot = bytes.firstIndex(from: place, where: { $0.equals(UInt8(ascii: ".")) }) {
      if bytes[dot - 1] == UInt8(ascii: "/") { return true }
      place = dot + 1
    }
    return false
  }
}

extension UInt8 {
  /// 1 if some part of an address must encode, remove or replace the byte, otherwise 0.
  fileprivate var isCorrected: UInt8 {
    isBelow(0x21) | (1 - isBelow(0x7F)) | equals(UInt8(ascii: "\"")) | equals(UInt8(ascii: "'"))
      | equals(UInt8(ascii: "<")) | equals(UInt8(ascii: ">")) | equals(UInt8(ascii: "\\"))
      | equals(UInt8(ascii: "`")) | equals(UInt8(ascii: "{")) | equals(UInt8(ascii: "}"))
  }

  fileprivate var isInPlainHost: Bool {
    isDigit || isSmallLetter || self == UInt8(ascii: "-") || self == UInt8(ascii: ".")
  }
}
