internal import CoreDomain

/// A start tag, as ranges in the text. It is parsed as browsers parse tags, which accept any input:
/// https://html.spec.whatwg.org/multipage/parsing.html#before-attribute-name-state
///
/// One instance is reused for many tags, to avoid allocations.
struct XMLTag {
  struct Attribute {
    let name: Range<Int>
    /// The range without quotation marks; empty for an attribute without a value.
    let value: Range<Int>
  }

  /// The maximum number of attributes, because libxml2 compares each attribute with all others.
  static let attributeLimit = 256

  private(set) var name = 0..<0
  private(set) var attributes: [Attribute] = []
  /// Whether the tag is self-closing.
  private(set) var isClosed = false
  /// Whether the tag is well-formed XML.
  private(set) var isWellFormed = true
  /// Whether attribute values contain references.
  private(set) var hasReferences = false

  /// Parses the tag at an index.
  ///
  /// - Returns: The index after the tag, or `nil` if the text ends inside it.
  mutating func read(_ bytes: [UInt8], from start: Int) -> Int? {
    attributes.removeAll(keepingCapacity: true)
    isClosed = false
    isWellFormed = true
    hasReferences = false
    let end = bytes[(start + 1)...].firstIndex(where: Self.endsName) ?? bytes.count
    name = (start + 1)..<end
    var index = end
    while true {
      let blanks = index
      index = Self.behindBlanks(bytes, index)
      guard index < bytes.count else { return nil }
      switch bytes[index] {
      case UInt8(ascii: ">"):
        isWellFormed = isWellFormed && attributes.count <= Self.attributeLimit
        return index + 1
      case UInt8(ascii: "<"):
        isWellFormed = false
        return index
      case UInt8(ascii: "/"):
        guard index + 1 < bytes.count else { return nil }
        if bytes[index + 1] == UInt8(ascii: ">") {
          isClosed = true
          isWellFormed = isWellFormed && attributes.count <= Self.attributeLimit
          return index + 2
        }
        isWellFormed = false
        index += 1
      default:
        if index == blanks { isWellFormed = false }
        guard let end = readAttribute(bytes, from: index) else { return nil }
        index = end
      }
    }
  }

  /// Whether the tag has a valid XML name.
  func hasName(in bytes: [UInt8]) -> Bool {
    XMLNames.contains(bytes[name])
  }

  /// Whether an attribute has a valid XML name.
  func isAttribute(_ attribute: Attribute, in bytes: [UInt8]) -> Bool {
    XMLNames.contains(bytes[attribute.name])
  }
}

extension XMLTag {
  /// Parses the name of an attribute, and its value if it has one.
  private mutating func readAttribute(_ bytes: [UInt8], from start: Int) -> Int? {
    var index = start
    while index < bytes.count, !Self.endsAttributeName(bytes[index]) { index += 1 }
    let name = start..<index
    index = Self.behindBlanks(bytes, index)
    guard index < bytes.count else { return nil }
    guard bytes[index] == UInt8(ascii: "=") else {
      isWellFormed = false
      attributes.append(Attribute(name: name, value: index..<index))
      // A quotation mark without a name is skipped.
      return name.isEmpty ? index + 1 : index
    }
    index = Self.behindBlanks(bytes, index + 1)
    guard index < bytes.count, let value = Self.value(bytes, from: index) else { return nil }
    let isQuoted = value.lowerBound > index
    attributes.append(Attribute(name: name, value: value))
    isWellFormed =
      isWellFormed && isQuoted && XMLNames.contains(bytes[name])
      && !bytes[value].contains(UInt8(ascii: "<"))
    hasReferences = hasReferences || bytes[value].contains(UInt8(ascii: "&"))
    return value.upperBound + (isQuoted ? 1 : 0)
  }

  private static func value(_ bytes: [UInt8], from start: Int) -> Range<Int>? {
    let first = bytes[start]
    if first == UInt8(ascii: "\"") || first == UInt8(ascii: "'") {
      return bytes[(start + 1)...].firstIndex(of: first).map { (start + 1)..<$0 }
    }
    let isEnd = { (byte: UInt8) in byte.isBlankOrLineBreak || byte == UInt8(ascii: ">") }
    return bytes[start...].firstIndex(where: isEnd).map { start..<$0 }
  }

  private static func behindBlanks(_ bytes: [UInt8], _ start: Int) -> Int {
    var index = start
    while index < bytes.count, bytes[index].isBlankOrLineBreak { index += 1 }
    return index
  }

  private static func endsName(_ byte: UInt8) -> Bool {
    byte.isBlankOrLineBreak || byte == UInt8(ascii: "/") || byte == UInt8(ascii: ">")
      || byte == UInt8(ascii: "<")
  }

  private static func endsAttributeName(_ byte: UInt8) -> Bool {
    endsName(byte) || byte == UInt8(ascii: "=") || byte == UInt8(ascii: "\"")
      || byte == UInt8(ascii: "'")
  }
}
