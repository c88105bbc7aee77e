private import Foundation
private import FoundationXML
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
    root = try #require(
      Self.root(of: text), "the SVG is malformed: \(text)", sourceLocation: sourceLocation)
  }

  /// Returns the outermost element, or `nil` if the markup is malformed.
  public static func root(of text: String) -> Element? {
    let (parser, builder) = (XMLParser(data: Data(text.utf8)), Builder())
    parser.delegate = builder
    // NB: `parse()` alone accepts text after the image.
    return parser.parse() && parser.parserError == nil ? builder.root : nil
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

/// Builds the elements while Foundation parses the text.
private final class Builder: XMLParserDelegate {
  /// The document and the open elements, from the outermost to the innermost.
  private var path = [SVGReading.Element(name: "", attributes: [:])]

  var root: SVGReading.Element? { path[0].parts.first }

  func parser(
    _: XMLParser, didStartElement name: String, namespaceURI: String?, qualifiedName: String?,
    attributes: [String: String]
  ) {
    path.append(SVGReading.Element(name: name, attributes: attributes))
  }

  func parser(_: XMLParser, foundCharacters text: String) {
    path[path.count - 1].text += text
  }

  func parser(
    _: XMLParser, didEndElement name: String, namespaceURI: String?, qualifiedName: String?
  ) {
    let element = path.removeLast()
    path[path.count - 1].parts.append(element)
  }
}
