public import Testing

/// An SVG image, so that a test can check its elements. Malformed markup fails the test, as it
/// would fail in a browser.
public struct SVGReading {
  /// An element of the image. Its text does not include the text of its descendants.
  public struct Element {
    public let name: String
    public let attributes: [String: String]
    public fileprivate(set) var text = ""
    public fileprivate(set) var parts: [Element] = []

    /// This element and all its descendants in document order.
    public var all: [Element] { [self] + parts.flatMap(\.all) }

    /// Returns the text of the first element with a name, such as `title`, from this element on.
    public func text(of name: String) -> String? { all.first { $0.name == name }?.text }

    public func number(_ attribute: String) -> Double? {
      attributes[attribute].flatMap(Double.init)
    }
  }

  public let root: Element

  public init(_ text: String, sourceLocation: SourceLocation = #_sourceLocation) throws {
    var reader = Reader(rest: Substring(text))
    let root = reader.element()
    let isWhole = reader.rest.isEmpty
    self.root = try #require(
      isWhole ? root : nil, "the SVG is malformed at “\(reader.rest.prefix(60))”",
      sourceLocation: sourceLocation)
  }

  public func all(_ name: String) -> [Element] { root.all.filter { $0.name == name } }

  /// Returns the elements with one of the names, if they or an element around them have a class.
  public func all(in kind: String, _ names: String...) -> [Element] {
    let groups = root.all.filter {
      $0.attributes["class"]?.split(separator: " ").contains(Substring(kind)) == true
    }
    return groups.flatMap(\.all).filter { names.contains($0.name) }
  }
}

private struct Reader {
  var rest: Substring

  /// Parses an element from its `<` to its end; `nil` if it is malformed.
  mutating func element() -> SVGReading.Element? {
    guard take("<"), let name = name(), let attributes = attributes() else { return nil }
    var element = SVGReading.Element(name: name, attributes: attributes)
    if take("/>") { return element }
    guard take(">") else { return nil }
    while !take("</\(name)>") {
      if rest.first == "<" {
        guard let part = self.element() else { return nil }
        element.parts.append(part)
      } else {
        guard let text = text(until: "<") else { return nil }
        element.text += text
      }
    }
    return element
  }

  private mutating func attributes() -> [String: String]? {
    var attributes: [String: String] = [:]
    while take(" ") {
      guard let name = name(), take("=\""), let value = text(until: "\""), take("\""),
        attributes.updateValue(value, forKey: name) == nil
      else { return nil }
    }
    return attributes
  }

  private mutating func name() -> String? {
    let name = rest.prefix { $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") }
    rest = rest.dropFirst(name.count)
    return name.isEmpty ? nil : String(name)
  }

  /// Parses text with references; `nil` if it contains characters that XML does not allow.
  private mutating func text(until end: Character) -> String? {
    var text = ""
    while let next = rest.first, next != end {
      if next == "&" {
        guard let (reference, character) = Self.references.first(where: { rest.hasPrefix($0.key) })
        else { return nil }
        rest = rest.dropFirst(reference.count)
        text += character
      } else {
        guard next != "<", next.unicodeScalars.allSatisfy(Self.isAllowed) else { return nil }
        text.append(rest.removeFirst())
      }
    }
    return rest.isEmpty ? nil : text
  }

  private mutating func take(_ text: String) -> Bool {
    guard rest.hasPrefix(text) else { return false }
    rest = rest.dropFirst(text.count)
    return true
  }

  private static let references = ["&amp;": "&", "&lt;": "<", "&gt;": ">", "&quot;": "\""]

  /// https://www.w3.org/TR/xml/#charsets
  private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case 0x9, 0xA, 0xD, 0x20...0xD7FF, 0xE000...0xFFFD, 0x10000...0x10FFFF: true
    default: false
    }
  }
}
