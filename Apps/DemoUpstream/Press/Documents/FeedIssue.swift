import CoreDomain

/// What a feed says at a moment, whatever its format.
struct FeedIssue: Sendable {
  let title: String
  let summary: String
  let language: String
  /// The host, such as `harbour-post.example`.
  let host: String
  /// The address of the feed itself.
  let address: String
  let encoding: DemoFeedEncoding
  let quirks: Set<DemoFeedQuirk>
  /// Newest first.
  let stories: [DemoStory]

  init(_ feed: DemoFeed, at now: Timestamp) {
    title = feed.title
    summary = feed.summary
    language = feed.language
    host = feed.host
    address = feed.address
    encoding = feed.encoding
    quirks = feed.quirks
    stories = feed.stories(at: now)
  }

  /// The address of the front page.
  var home: String { "https://\(host)/" }

  /// When something came in last.
  var changed: Timestamp? { stories.lazy.compactMap(\.published).max() }

  /// The identity of a story, as the feed tells it.
  func id(of story: DemoStory) -> String? {
    quirks.contains(.sharedIDs) ? host : story.id
  }

  /// The first line of a document in XML.
  var declaration: String { "<?xml version=\"1.0\" encoding=\"\(encoding.rawValue)\"?>\n" }
}

/// An element of XML as text.
///
/// - Parameters:
///   - text: without markup; it is escaped here. Nothing makes no element.
///   - attributes: names and values, with the space before them: ` href="…"`.
func element(_ name: String, _ text: String?, attributes: String = "") -> String {
  guard let text else { return "" }
  return "<\(name)\(attributes)>\(text.escapedForHTML)</\(name)>\n"
}

/// An element of XML that holds others.
func element(_ name: String, attributes: String = "", holding content: String) -> String {
  "<\(name)\(attributes)>\n\(content)</\(name)>\n"
}

/// An attribute of XML, with a space before it.
func attribute(_ name: String, _ value: String) -> String { " \(name)=\"\(value.escapedForHTML)\"" }
