import CoreDomain

/// An element of an HTML page: its name, its attributes, and the elements and texts in it.
public struct PageElement {
  public let name: String
  public let attributes: [String: String]
  public let children: [Node]

  public indirect enum Node {
    case element(PageElement)
    case text(String)
  }

  public var elements: [PageElement] {
    children.compactMap { if case .element(let element) = $0 { element } else { nil } }
  }

  /// The element and all its descendants in document order.
  public var all: [PageElement] { [self] + elements.flatMap(\.all) }

  public func first(where isWanted: (PageElement) -> Bool) -> PageElement? {
    all.first(where: isWanted)
  }

  /// The text of the element and of all its descendants. Each run of white space is one space.
  public var text: String {
    rawText.split(whereSeparator: \.isWhitespace).joined(separator: " ")
  }

  private var rawText: String {
    children.map { node in
      switch node {
      case .element(let element): element.rawText
      case .text(let text): text
      }
    }.joined()
  }

  /// The value that a form submits for this element, as if every check box were checked. `nil` if
  /// the element is neither an `input` nor a `select`.
  public var fieldValue: String? {
    switch name {
    case "input": attributes["value"] ?? ""
    case "select":
      (first { $0.name == "option" && $0.attributes["selected"] != nil }
        ?? first { $0.name == "option" })?.attributes["value"]
    default: nil
    }
  }
}

/// Parses markup in the style of our pages: every attribute is quoted, and every element is closed.
/// Elements of drawings may also be closed by a slash.
///
/// It works on Unicode scalars like browsers do, because a combining accent after a quotation mark
/// must not hide the mark.
struct PageParser {
  private var rest: Substring.UnicodeScalarView
  private(set) var faults: [String] = []
  private static let empty: Set<String> = ["!doctype", "meta", "link", "input", "img", "br", "hr"]

  init(_ html: String) {
    rest = html[...].unicodeScalars
  }

  /// Parses the nodes up to the end tag of an element, or to the end of the text.
  mutating func nodes(in parent: String) -> [PageElement.Node] {
    var nodes: [PageElement.Node] = []
    while !rest.isEmpty {
      let text = rest.prefix { $0 != "<" }
      rest = rest.dropFirst(text.count)
      if !text.isEmpty { nodes.append(.text(String(text).unescaped)) }
      guard !rest.isEmpty else { break }
      let tag = rest.dropFirst().prefix { $0 != ">" }
      rest = rest.dropFirst(tag.count + 2)
      if tag.first == "/" {
        if String(tag.dropFirst()) == parent { return nodes }
        faults.append(String(tag))
      } else {
        nodes.append(.element(element(String(tag))))
      }
    }
    return nodes
  }

  private mutating func element(_ tag: String) -> PageElement {
    let name = String(tag.unicodeScalars.prefix { !$0.properties.isWhitespace }).lowercased()
    let pattern = /([a-zA-Z-]+)(?:="([^"]*)")?/.matchingSemantics(.unicodeScalar)
    let attributes = tag.dropFirst(name.count).matches(of: pattern).map { match in
      (String(match.1), String(match.2 ?? "").unescaped)
    }
    return PageElement(
      name: name, attributes: Dictionary(attributes) { first, _ in first },
      children: tag.hasSuffix("/") || Self.empty.contains(name) ? [] : nodes(in: name))
  }
}

extension String {
  /// The text with its character references decoded.
  fileprivate var unescaped: String {
    let marks: [(String, Unicode.Scalar)] = [
      ("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&#39;", "'"), ("&amp;", "&"),
    ]
    var rest = self[...].unicodeScalars
    var text = String.UnicodeScalarView()
    while let scalar = rest.first {
      let mark = marks.first { rest.starts(with: $0.0.unicodeScalars) }
      text.append(mark?.1 ?? scalar)
      rest = rest.dropFirst(mark?.0.unicodeScalars.count ?? 1)
    }
    return String(text)
  }

  var formEncoded: String {
    utf8.percentEncoded { byte in
      let character = Character(Unicode.Scalar(byte))
      return character.isASCII && (character.isLetter || character.isNumber)
        || " -._*".contains(character)
    }.replacing(" ", with: "+")
  }
}
