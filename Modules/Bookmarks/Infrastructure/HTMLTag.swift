import CoreDomain

/// An opening tag.
struct HTMLTag: Equatable {
  /// The name in lower case.
  let name: String
  /// Whether the tag is incomplete because the document ended inside it, or because it exceeds
  /// ``HTMLScanner/tagLimit``. The last attribute may be incomplete.
  let isCut: Bool

  /// Whether the tag ends with a slash: `<svg/>`.
  let isSelfClosing: Bool

  let attributes: HTMLAttributes

  /// - Parameter body: The bytes between `<` and `>`, starting with a letter.
  init(_ body: ArraySlice<UInt8>, isCut: Bool) {
    let name = body.prefix { $0.isNamePart }
    self.name = String(decoding: name.map(\.lowered), as: UTF8.self)
    self.isCut = isCut
    isSelfClosing = body.last == UInt8(ascii: "/")
    attributes = HTMLAttributes(body.dropFirst(name.count))
  }
}

/// The attributes of a tag. Values are decoded only when they are read, because embedded icons are
/// much longer than all other attributes.
struct HTMLAttributes: Equatable {
  private let bytes: [UInt8]
  private let attributes: [Attribute]

  /// The byte ranges of an attribute.
  private struct Attribute: Equatable {
    var name: Range<Int>
    var value: Range<Int>
  }

  /// - Parameter text: The bytes between the tag name and `>`.
  init(_ text: ArraySlice<UInt8>) {
    bytes = Array(text)
    attributes = Self.attributes(in: bytes)
  }

  /// Returns the value of the first attribute with a name, with decoded entities, or `nil` if the
  /// tag has no such attribute.
  ///
  /// - Parameter name: The name in lower case.
  subscript(_ name: String) -> String? {
    let attribute = attributes.first { attribute in
      attribute.name.count == name.utf8.count
        && zip(bytes[attribute.name], name.utf8).allSatisfy { $0.lowered == $1 }
    }
    return attribute.map { HTMLText.unescaped(bytes[$0.value], isAttribute: true) }
  }

  private static func attributes(in bytes: [UInt8]) -> [Attribute] {
    var attributes: [Attribute] = []
    var position = 0
    while let attribute = attribute(in: bytes, at: &position) { attributes.append(attribute) }
    return attributes
  }

  /// Parses the next attribute, or returns `nil` at the end.
  private static func attribute(in bytes: [UInt8], at position: inout Int) -> Attribute? {
    skip(in: bytes, from: &position) { $0.isSpace || $0 == UInt8(ascii: "/") }
    guard position < bytes.count else { return nil }
    let nameStart = position
    // An equals sign at the start of a name is part of the name.
    position += 1
    skip(in: bytes, from: &position) {
      !$0.isSpace && $0 != UInt8(ascii: "=") && $0 != UInt8(ascii: "/")
    }
    let name = nameStart..<position
    var next = position
    skip(in: bytes, from: &next) { $0.isSpace }
    guard next < bytes.count, bytes[next] == UInt8(ascii: "=") else {
      return Attribute(name: name, value: name.upperBound..<name.upperBound)
    }
    position = next + 1
    return Attribute(name: name, value: value(in: bytes, at: &position))
  }

  private static func value(in bytes: [UInt8], at position: inout Int) -> Range<Int> {
    skip(in: bytes, from: &position) { $0.isSpace }
    guard position < bytes.count else { return bytes.count..<bytes.count }
    let quote = bytes[position]
    guard quote == UInt8(ascii: "\"") || quote == UInt8(ascii: "'") else {
      let start = position
      skip(in: bytes, from: &position) { !$0.isSpace }
      return start..<position
    }
    let start = position + 1
    position = start
    skip(in: bytes, from: &position) { $0 != quote }
    defer { position = min(position + 1, bytes.count) }
    return start..<position
  }

  private static func skip(
    in bytes: [UInt8], from position: inout Int, while condition: (UInt8) -> Bool
  ) {
    while position < bytes.count, condition(bytes[position]) { position += 1 }
  }
}

/// Finds the `>` that ends a tag, byte by byte. A `>` in a quoted value does not count.
/// Follows https://html.spec.whatwg.org/multipage/parsing.html#tag-open-state in its treatment of
/// quotes: a quotation mark is special only at the start of a value.
struct HTMLTagEnd {
  private enum State {
    case name, beforeAttribute, attribute, afterAttribute, beforeValue, unquoted
    case quoted(UInt8)
  }

  private var state = State.name

  /// Takes the next byte, starting with the second byte of the tag name. Returns whether it ends
  /// the tag.
  mutating func take(_ byte: UInt8) -> Bool {
    if case .quoted(let quote) = state {
      if byte == quote { state = .beforeAttribute }
      return false
    }
    if byte == UInt8(ascii: ">") { return true }
    switch state {
    case .name where !byte.isNamePart: state = .beforeAttribute
    case .name, .quoted: break
    case .beforeAttribute where byte.isSpace || byte == UInt8(ascii: "/"): break
    case .beforeAttribute: state = .attribute
    case .attribute where byte.isSpace: state = .afterAttribute
    case .attribute where byte == UInt8(ascii: "="): state = .beforeValue
    case .attribute where byte == UInt8(ascii: "/"): state = .beforeAttribute
    case .attribute: break
    case .afterAttribute where byte.isSpace: break
    case .afterAttribute where byte == UInt8(ascii: "="): state = .beforeValue
    case .afterAttribute:
      state = byte == UInt8(ascii: "/") ? .beforeAttribute : .attribute
    case .beforeValue where byte.isSpace: break
    case .beforeValue where byte == UInt8(ascii: "\"") || byte == UInt8(ascii: "'"):
      state = .quoted(byte)
    case .beforeValue: state = .unquoted
    case .unquoted where byte.isSpace: state = .beforeAttribute
    case .unquoted: break
    }
    return false
  }
}

/// Finds the end of a comment after its `<!--`: `-->` or `--!>`. `<!-->` and `<!--->` are complete
/// comments.
struct HTMLCommentEnd {
  private var dashes = 2
  private var hasMark = false
  private var size = 0

  /// Takes the next byte. Returns whether it ends the comment.
  mutating func take(_ byte: UInt8) -> Bool {
    if byte == UInt8(ascii: ">") && dashes >= 2 { return true }
    // The two dashes of `<!--` do not count for `--!>`.
    size = min(size + 1, 3)
    if byte == UInt8(ascii: "-") {
      dashes = hasMark ? 1 : min(dashes + 1, 2)
      hasMark = false
    } else if byte == UInt8(ascii: "!") && dashes >= 2 && size == 3 && !hasMark {
      hasMark = true
    } else {
      dashes = 0
      hasMark = false
    }
    return false
  }
}

extension UInt8 {
  /// Whether the byte is a space, or an ASCII control from tab to carriage return.
  var isSpace: Bool {
    self == UInt8(ascii: " ") || (0x09...0x0D).contains(self)
  }

  /// Whether the byte may be part of a tag name.
  var isNamePart: Bool {
    !isSpace && self != UInt8(ascii: ">") && self != UInt8(ascii: "/")
  }
}
