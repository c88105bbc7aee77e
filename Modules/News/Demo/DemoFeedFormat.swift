/// A feed format in which the demo can serve a feed.
public enum DemoFeedFormat: String, CaseIterable, Sendable {
  /// RSS 2.0: https://www.rssboard.org/rss-specification
  case rss2
  /// RSS 0.91: https://www.rssboard.org/rss-0-9-1-netscape
  case rss091
  /// RSS 1.0, an RDF format: https://web.resource.org/rss/1.0/spec
  case rss1
  /// Atom 1.0: https://www.rfc-editor.org/rfc/rfc4287
  case atom
  /// Atom 0.3, a draft of Atom 1.0.
  case atom03
  /// JSON Feed 1.1: https://www.jsonfeed.org/version/1.1/
  case jsonFeed

  /// The content type, without a charset.
  var contentType: String {
    switch self {
    case .rss2: "application/rss+xml"
    case .rss091: "text/xml"
    case .rss1: "application/rdf+xml"
    case .atom, .atom03: "application/atom+xml"
    case .jsonFeed: "application/feed+json"
    }
  }

  /// Writes a snapshot of a feed as a document.
  func document(_ issue: FeedIssue) -> String {
    switch self {
    case .rss2: issue.rss2
    case .rss091: issue.rss091
    case .rss1: issue.rdf
    case .atom: issue.atom
    case .atom03: issue.atom03
    case .jsonFeed: issue.jsonFeed
    }
  }
}

/// A text encoding in which the demo can serve a feed. The raw value is the name in the document's
/// declaration.
public enum DemoFeedEncoding: String, Sendable {
  case utf8 = "utf-8"
  case windows1252 = "windows-1252"
  case shiftJIS = "Shift_JIS"

  func bytes(of text: String) -> [UInt8] {
    switch self {
    case .utf8: Array(text.utf8)
    case .windows1252: text.unicodeScalars.map(\.windows1252)
    case .shiftJIS: text.unicodeScalars.flatMap(\.shiftJIS)
    }
  }
}
