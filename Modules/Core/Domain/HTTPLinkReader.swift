/// A reader of one `Link` field, link by link, in a time that grows with its bytes.
///
/// It follows the steps of https://www.rfc-editor.org/rfc/rfc8288#appendix-B, and takes empty places
/// in the list as every list of HTTP has them: https://www.rfc-editor.org/rfc/rfc9110#section-5.6.1
struct HTTPLinkReader {
  /// A link as it is written.
  struct Parts {
    let target: String
    /// In their order, names in lower case.
    let parameters: [(name: String, value: String)]
  }

  private var rest: ArraySlice<UInt8>

  init(_ field: String) {
    rest = Array(field.utf8)[...]
  }

  /// The next link; nothing at the end, and from the first mistake on.
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
  /// What follows the target, up to the comma or the end. Behind anything else the field is at its end.
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

  /// The text up to the closing quotation mark, without the backslashes before what they stand for.
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
