/// Parses one `Link` field, link by link, in linear time.
///
/// Follows https://www.rfc-editor.org/rfc/rfc8288#appendix-B, and allows empty list elements like
/// every HTTP list: https://www.rfc-editor.org/rfc/rfc9110#section-5.6.1
struct HTTPLinkReader {
  /// A parsed link.
  struct Parts {
    let target: String
    /// The parameters in order, with names in lower case.
    let parameters: [(name: String, value: String)]
  }

  private var rest: ArraySlice<UInt8>

  init(_ field: String) {
    rest = Array(field.utf8)[...]
  }

  /// Returns the next link, or `nil` at the end of the field or after a syntax error.
  mutating func next() -> Parts? {
    skip { $0.isBlank || $0 == .comma }
    guard take("<"), let end = rest.firstIndex(of: UInt8(ascii: ">")) else {
      rest = []
      return nil
    }
    let target = String(decoding: rest[..<end], as: UTF8.self)
    rest = rest[(end + 1)...]
    return Parts(target: target, parameters: parameters())
  }
}

extension HTTPLinkReader {
  /// Parses the parameters after the target, up to the next comma or the end of the field. Ignores
  /// the rest of the field if it contains anything else.
  private mutating func parameters() -> [(name: String, value: String)] {
    var parameters: [(name: String, value: String)] = []
    skip(\.isBlank)
    while take(";") {
      skip(\.isBlank)
      let name = text { !$0.isBlank && !"=;,".utf8.contains($0) }
      skip(\.isBlank)
      let value = take("=") ? value() : ""
      parameters.append((name.lowercased(), value))
      skip(\.isBlank)
    }
    if let first = rest.first, first != .comma { rest = [] }
    return parameters
  }

  private mutating func value() -> String {
    skip(\.isBlank)
    return take("\"") ? quotedText() : text { $0 != .comma && $0 != UInt8(ascii: ";") }
  }

  /// Parses up to the closing quotation mark and removes the backslashes of escapes.
  private mutating func quotedText() -> String {
    var bytes: [UInt8] = []
    while let byte = rest.popFirst(), byte != UInt8(ascii: "\"") {
      guard byte == UInt8(ascii: "\\") else {
        bytes.append(byte)
        continue
      }
      if let escaped = rest.popFirst() { bytes.append(escaped) }
    }
    return String(decoding: bytes, as: UTF8.self)
  }

  private mutating func text(while isPart: (UInt8) -> Bool) -> String {
    let text = rest.prefix(while: isPart)
    rest = rest[text.endIndex...]
    return String(decoding: text, as: UTF8.self)
  }

  private mutating func skip(_ isPassedOver: (UInt8) -> Bool) {
    rest = rest.drop(while: isPassedOver)
  }

  private mutating func take(_ mark: Unicode.Scalar) -> Bool {
    guard rest.first == UInt8(ascii: mark) else { return false }
    rest = rest.dropFirst()
    return true
  }
}

extension UInt8 {
  fileprivate static let comma = UInt8(ascii: ",")
}
