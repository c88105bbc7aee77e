/// A piece of a page: a tag, a comment, or the text between two of them.
///
/// It reads what the converter of Markdown writes, and what people write into Markdown: `<` begins a
/// tag, since as text it is escaped.
enum HTMLPiece: Hashable {
  /// As it is written, escaped.
  case text(String)
  case tag(HTMLTag)
  case comment

  static func all(in html: String) -> [HTMLPiece] {
    var pieces: [HTMLPiece] = []
    var rest = html[...]
    while let start = rest.firstIndex(of: "<") {
      if start > rest.startIndex { pieces.append(.text(String(rest[..<start]))) }
      rest = rest[start...]
      if rest.hasPrefix("<!--") {
        let end = rest.firstRange(of: "-->")?.upperBound ?? rest.endIndex
        pieces.append(.comment)
        rest = rest[end...]
      } else {
        let end = rest.firstIndex(of: ">").map { rest.index(after: $0) } ?? rest.endIndex
        pieces.append(.tag(HTMLTag(rest[..<end])))
        rest = rest[end...]
      }
    }
    if !rest.isEmpty { pieces.append(.text(String(rest))) }
    return pieces
  }
}

/// A tag with its attributes.
struct HTMLTag: Hashable {
  /// In lower case.
  var name: String
  /// In their order; values as they are written, escaped.
  var attributes: [Attribute] = []
  var isEnd = false

  struct Attribute: Hashable {
    var name: String
    var value: String
  }

  /// - Parameter text: with its angle brackets.
  init(_ text: Substring) {
    var inside = text.dropFirst()
    if inside.last == ">" { inside = inside.dropLast() }
    isEnd = inside.first == "/"
    if isEnd { inside = inside.dropFirst() }
    if inside.last == "/" { inside = inside.dropLast() }
    let name = inside.prefix { !$0.isWhitespace }
    self.name = name.lowercased()
    var rest = inside[name.endIndex...].drop(while: \.isWhitespace)
    while !rest.isEmpty {
      attributes.append(Self.attribute(&rest))
      rest = rest.drop(while: \.isWhitespace)
    }
  }

  /// Takes `name`, `name="value"` or what is neither, up to the next blank.
  private static func attribute(_ rest: inout Substring) -> Attribute {
    let name = rest.prefix { !$0.isWhitespace && $0 != "=" }
    rest = rest[name.endIndex...]
    guard rest.first == "=" else { return Attribute(name: String(name), value: "") }
    rest = rest.dropFirst()
    let isQuoted = rest.first == "\""
    if isQuoted { rest = rest.dropFirst() }
    let value = rest.prefix { isQuoted ? $0 != "\"" : !$0.isWhitespace }
    rest = rest[value.endIndex...].dropFirst(isQuoted ? 1 : 0)
    return Attribute(name: String(name), value: String(value))
  }

  subscript(attribute: String) -> String? {
    get { attributes.first { $0.name == attribute }?.value }
    set {
      if let index = attributes.firstIndex(where: { $0.name == attribute }) {
        if let newValue { attributes[index].value = newValue } else { attributes.remove(at: index) }
      } else if let newValue {
        attributes.append(Attribute(name: attribute, value: newValue))
      }
    }
  }

  /// The tag as HTML and XML read it alike.
  var text: String {
    if isEnd { return "</\(name)>" }
    let attributes = attributes.map { " \($0.name)=\"\($0.value)\"" }.joined()
    return "<\(name)\(attributes)\(Self.empty.contains(name) ? " />" : ">")"
  }

  /// 1 to 6 of `h1` to `h6`.
  var headingLevel: Int? {
    guard name.count == 2, name.first == "h" else { return nil }
    return name.last?.wholeNumberValue.flatMap { (1...6).contains($0) ? $0 : nil }
  }

  /// Elements that have no end: https://html.spec.whatwg.org/#void-elements
  private static let empty: Set<String> = [
    "area", "base", "br", "col", "embed", "hr", "img", "input", "link", "meta", "source", "track",
    "wbr",
  ]
}
