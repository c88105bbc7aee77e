import CoreDemo
import CoreDomain

/// A snapshot of a feed at a moment, independent of the format.
struct FeedIssue: Sendable {
  let feed: DemoFeed
  /// The stories, newest first.
  let stories: [DemoStory]

  init(_ feed: DemoFeed, at now: Timestamp) {
    self.feed = feed
    stories = feed.stories(at: now)
  }

  /// The address of the front page.
  var home: String { "https://\(feed.host)/" }

  /// The time of the latest story.
  var changed: Timestamp? { stories.lazy.compactMap(\.published).max() }

  func id(of story: DemoStory) -> String? {
    feed.quirks.contains(.sharedIDs) ? feed.host : story.id
  }

  var declaration: String { "<?xml version=\"1.0\" encoding=\"\(feed.encoding.rawValue)\"?>\n" }
}

/// Returns an XML element.
///
/// - Parameters:
///   - text: The text, which is escaped. `nil` produces no element.
///   - attributes: The attributes with a leading space: ` href="…"`.
func element(_ name: String, _ text: String?, attributes: String = "") -> String {
  guard let text else { return "" }
  return "<\(name)\(attributes)>\(text.escapedForHTML)</\(name)>\n"
}

func element(_ name: String, attributes: String = "", holding content: String) -> String {
  "<\(name)\(attributes)>\n\(content)</\(name)>\n"
}

/// Returns an XML attribute with a leading space.
func attribute(_ name: String, _ value: String) -> String { " \(name)=\"\(value.escapedForHTML)\"" }
