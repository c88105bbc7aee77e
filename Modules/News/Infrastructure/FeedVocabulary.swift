import CoreDomain

/// The XML vocabularies of feeds.
///
/// A vocabulary is identified by its namespace, which feeds spell in many ways, or by its usual
/// prefix if the document does not declare a namespace.
enum FeedVocabulary: Hashable {
  case rss, atom, rdf, dublinCore, dublinCoreTerms, content, media, itunes, feedBurner, xhtml
  /// Any other vocabulary, which is ignored.
  case foreign

  /// Returns the vocabulary of a name, or `nil` for a name without namespace and prefix, which
  /// belongs to the document's own vocabulary.
  init?(of name: MarkupName) {
    if let namespace = name.namespace.map(Self.folded), !namespace.isEmpty {
      self = Self.namespaces[namespace] ?? Self.startOf(namespace) ?? .foreign
    } else if let prefix = name.prefix, !prefix.isEmpty {
      self = Self.prefixes[prefix.lowercased()] ?? .foreign
    } else {
      return nil
    }
  }

  /// Normalizes a namespace for comparison: feeds differ in case, surrounding whitespace, `https`
  /// and trailing slashes.
  private static func folded(_ namespace: String) -> String {
    var name = namespace.trimmingBlanks.lowercased()
    if name.hasPrefix("https:") { name = "http:" + name.dropFirst("https:".count) }
    while let last = name.last, last == "/" || last == "#" { name.removeLast() }
    return name
  }

  /// Returns the vocabulary of a namespace that ends with a version, as some namespaces of RSS do,
  /// or `nil` for any other namespace.
  private static func startOf(_ namespace: String) -> FeedVocabulary? {
    namespace.hasPrefix("http://backend.userland.com/rss") ? .rss : nil
  }

  private static let namespaces: [String: FeedVocabulary] = [
    "http://blogs.law.harvard.edu/tech/rss": .rss,
    "http://cyber.law.harvard.edu/rss": .rss,
    "http://purl.org/rss/1.0": .rss,
    "http://purl.org/rss/1.0/modules/rss091": .rss,
    "http://my.netscape.com/rdf/simple/0.9": .rss,
    "http://channel.netscape.com/rdf/simple/0.9": .rss,
    "http://www.w3.org/2005/atom": .atom,
    "http://purl.org/atom/ns": .atom,
    // Working names of Atom before it was named.
    "http://example.com/newformat": .atom,
    "http://example.com/necho": .atom,
    "http://purl.org/echo": .atom,
    "uri/of/echo/namespace": .atom,
    "http://purl.org/pie": .atom,
    "http://www.w3.org/1999/02/22-rdf-syntax-ns": .rdf,
    "http://purl.org/dc/elements/1.0": .dublinCore,
    "http://purl.org/dc/elements/1.1": .dublinCore,
    "http://purl.org/dc/terms": .dublinCoreTerms,
    "http://purl.org/rss/1.0/modules/content": .content,
    "http://search.yahoo.com/mrss": .media,
    "http://www.itunes.com/dtds/podcast-1.0.dtd": .itunes,
    "http://example.com/dtds/podcast-1.0.dtd": .itunes,
    "http://rssnamespace.org/feedburner/ext/1.0": .feedBurner,
    "http://www.w3.org/1999/xhtml": .xhtml,
  ]

  private static let prefixes: [String: FeedVocabulary] = [
    "rss": .rss, "atom": .atom, "atom10": .atom, "a10": .atom, "rdf": .rdf, "dc": .dublinCore,
    "dcterms": .dublinCoreTerms, "content": .content, "media": .media, "itunes": .itunes,
    "feedburner": .feedBurner, "xhtml": .xhtml,
  ]
}

extension MarkupName {
  /// Whether the name is in the XML namespace: `xml:base`, `xml:lang`.
  func isXML(_ name: String) -> Bool {
    local == name && (prefix == "xml" || namespace == "http://www.w3.org/XML/1998/namespace")
  }
}
