import CoreDomain
import NewsDomain

/// Writes a list of feeds, one per line, in order. Consecutive feeds of the same category share a
/// folder.
struct OPMLWriter {
  private(set) var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<opml version=\"2.0\">\n"

  init(_ list: FeedList) {
    text += "  <head>\n"
    if let title = list.title { text += "    <title>\(Self.escaped(title))</title>\n" }
    text += "  </head>\n  <body>\n"
    var rest = list.items[...]
    while let first = rest.first {
      let folder = rest.prefix { $0.category == first.category }
      rest = rest.dropFirst(folder.count)
      write(folder, category: first.category)
    }
    text += "  </body>\n</opml>\n"
  }

  private mutating func write(_ items: ArraySlice<FeedList.Item>, category: String?) {
    guard let category else { return items.forEach { write($0, indent: "    ") } }
    text += "    <outline" + Self.attributes([("text", category), ("title", category)]) + ">\n"
    for item in items { write(item, indent: "      ") }
    text += "    </outline>\n"
  }

  private mutating func write(_ item: FeedList.Item, indent: String) {
    // The `text` attribute is required, so a feed without a title gets its address as the text.
    var attributes = [("text", item.title ?? item.address.text)]
    if let title = item.title { attributes.append(("title", title)) }
    attributes += [("type", "rss"), ("xmlUrl", item.address.text)]
    if let link = item.link { attributes.append(("htmlUrl", link.text)) }
    text += indent + "<outline" + Self.attributes(attributes) + " />\n"
  }

  private static func attributes(_ attributes: [(name: String, value: String)]) -> String {
    attributes.map { " \($0.name)=\"\(escaped($0.value))\"" }.joined()
  }

  /// Escapes a text for XML. https://www.w3.org/TR/xml/#charsets
  private static func escaped(_ text: String) -> String {
    var escaped = String.UnicodeScalarView()
    for scalar in text.unicodeScalars {
      switch scalar {
      case "&": escaped += "&amp;".unicodeScalars
      case "<": escaped += "&lt;".unicodeScalars
      case ">": escaped += "&gt;".unicodeScalars
      case "\"": escaped += "&quot;".unicodeScalars
      case "\t", "\n", "\r": escaped.append(" ")
      default: escaped.append(isInXML(scalar) ? scalar : "\u{FFFD}")
      }
    }
    return String(escaped)
  }

  private static func isInXML(_ scalar: Unicode.Scalar) -> Bool {
    switch scalar.value {
    case ..<0x20, 0x7F...0x9F, 0xFFFE, 0xFFFF: false
    default: true
    }
  }
}
