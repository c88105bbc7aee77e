import CoreDomain
import NewsDomain

/// Writes a list of feeds, one per line, in order. Consecutive feeds of the same category share a
/// folder.
struct OPMLWriter {
  private(set) var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<opml version=\"2.0\">\n"

  init(_ list: FeedList) {
    text += "  <head>\n"
    if let title = list.title { text += "    <title>\(title.escapedForXML)</title>\n" }
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
    attributes.map { " \($0.name)=\"\($0.value.escapedForXML)\"" }.joined()
  }
}
