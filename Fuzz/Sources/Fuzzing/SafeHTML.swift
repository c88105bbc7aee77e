/// Checks whether HTML is safe to show. It shares no code with the sanitizer, so that both cannot
/// have the same bug.
public struct SafeHTML {
  private let bytes: [UInt8]
  private var place = 0
  private var open: [String] = []

  public init(_ html: String) {
    bytes = Array(html.utf8)
  }

  /// Returns the first fault, or `nil`.
  public mutating func fault() -> String? {
    while place < bytes.count {
      let byte = bytes[place]
      if byte < 0x20, byte != 0x0A, byte != 0x09 { return "a control character at \(place)" }
      place += 1
      switch byte {
      case UInt8(ascii: "<"): if let fault = tagFault() { return "\(fault) at \(place)" }
      case UInt8(ascii: ">"): return "a stray bracket at \(place)"
      case UInt8(ascii: "&"): if !isReference() { return "a stray ampersand at \(place)" }
      default: break
      }
    }
    return open.last.map { "<\($0)> is never closed" }
  }
}

extension SafeHTML {
  private mutating func tagFault() -> String? {
    let isEnd = take("/")
    let name = word()
    guard Self.elements.contains(name) else { return "<\(name)>" }
    if isEnd {
      guard open.popLast() == name else { return "</\(name)>, which closes nothing" }
      return take(">") ? nil : "an end tag with more in it"
    }
    while take(" ") {
      if take("/>") { return Self.void.contains(name) ? nil : "<\(name) />" }
      if let fault = attributeFault(of: name) { return fault }
    }
    guard take(">"), !Self.void.contains(name) else { return "<\(name), which has no end" }
    open.append(name)
    return nil
  }

  private mutating func attributeFault(of element: String) -> String? {
    let name = word()
    guard Self.attributes.contains(name) else { return "\(element) with “\(name)”" }
    guard take("=\"") else { return "“\(name)” without its value" }
    let start = place
    while place < bytes.count, bytes[place] != UInt8(ascii: "\"") {
      if "<>".utf8.contains(bytes[place]) { return "a bracket within “\(name)”" }
      place += 1
      if bytes[place - 1] == UInt8(ascii: "&"), !isReference() {
        return "an ampersand in “\(name)”"
      }
    }
    let value = String(decoding: bytes[start..<place], as: UTF8.self)
    guard take("\"") else { return "“\(name)” without an end" }
    let isAddress = ["href", "src", "cite"].contains(name)
    let scheme = value.prefix { $0 != ":" }.lowercased()
    return isAddress && scheme != "http" && scheme != "https" ? "“\(name)” of “\(scheme)”" : nil
  }

  /// Whether the text after an ampersand is the rest of a character reference.
  private func isReference() -> Bool {
    let rest = bytes[place...].prefix(8)
    guard let end = rest.firstIndex(of: UInt8(ascii: ";")) else { return false }
    let name = String(decoding: rest[..<end], as: UTF8.self)
    return ["amp", "lt", "gt", "quot"].contains(name)
      || name.hasPrefix("#") && name.dropFirst().utf8.allSatisfy { (48...57).contains($0) }
  }

  private mutating func word() -> String {
    let word = bytes[place...].prefix { (97...122).contains($0) || (48...57).contains($0) }
    place += word.count
    return String(decoding: word, as: UTF8.self)
  }

  private mutating func take(_ text: String) -> Bool {
    guard bytes[place...].starts(with: text.utf8) else { return false }
    place += text.utf8.count
    return true
  }
}

extension SafeHTML {
  private static let void: Set = ["br", "col", "hr", "img", "wbr"]

  private static let elements = void.union([
    "a", "abbr", "acronym", "address", "article", "aside", "b", "bdi", "bdo", "big", "blockquote",
    "caption", "center", "cite", "code", "colgroup", "dd", "del", "details", "dfn", "dir", "div",
    "dl", "dt", "em", "figcaption", "figure", "font", "footer", "h1", "h2", "h3", "h4", "h5", "h6",
    "header", "i", "ins", "kbd", "li", "main", "mark", "nav", "ol", "p", "pre", "q", "rp", "rt",
    "ruby", "s", "samp", "section", "small", "span", "strike", "strong", "sub", "summary", "sup",
    "table", "tbody", "td", "tfoot", "th", "thead", "time", "tr", "tt", "u", "ul", "var",
  ])

  private static let attributes: Set = [
    "alt", "cite", "colspan", "datetime", "dir", "height", "href", "lang", "reversed", "rowspan",
    "span", "src", "start", "title", "value", "width",
  ]
}
