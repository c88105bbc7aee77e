import CoreDomain

/// What a feed says, in the form in which other programs read it.
///
/// A member that nothing is known of is null, and never absent. Moments are in ISO 8601 and UTC;
/// links are absolute. `title`, `description`, `summary` and `content` are always clean HTML, and
/// never plain text, so that nobody has to guess: a title that was `AT&T`, however the feed wrote
/// it, is `AT&amp;T` here, and one about the `<b>` tag is `about the &lt;b&gt; tag`. Everything
/// else is plain text.
public struct FeedPreviewRecord: Hashable, Sendable, Codable {
  public let format: String
  public let title: String?
  public let link: String?
  public let description: String?
  public let language: String?
  public let published: String?
  public let updated: String?
  public let entries: [Entry]

  public init(_ feed: ParsedFeed) {
    format = feed.format.rawValue
    title = feed.title?.text
    link = feed.link?.text
    description = feed.description?.text
    language = feed.language
    published = feed.published?.iso8601WithMilliseconds
    updated = feed.updated?.iso8601WithMilliseconds
    entries = feed.entries.map(Entry.init)
  }

  public struct Entry: Hashable, Sendable, Codable {
    public let id: String?
    public let title: String?
    public let link: String?
    public let summary: String?
    public let content: String?
    public let published: String?
    public let updated: String?
    public let authors: [Author]
    public let categories: [String]
    public let enclosures: [Enclosure]

    public init(_ entry: ParsedEntry) {
      id = entry.id
      title = entry.title?.text
      link = entry.link?.text
      summary = entry.summary?.text
      content = entry.content?.text
      published = entry.published?.iso8601WithMilliseconds
      updated = entry.updated?.iso8601WithMilliseconds
      authors = entry.authors.map(Author.init)
      categories = entry.categories
      enclosures = entry.enclosures.map(Enclosure.init)
    }
  }

  public struct Author: Hashable, Sendable, Codable {
    public let name: String?
    public let email: String?
    public let uri: String?

    public init(_ author: StoryAuthor) {
      name = author.name
      email = author.email
      uri = author.uri
    }
  }

  public struct Enclosure: Hashable, Sendable, Codable {
    public let url: String
    public let type: String?
    public let length: Int64?

    public init(_ enclosure: StoryEnclosure) {
      url = enclosure.address.text
      type = enclosure.type
      length = enclosure.length
    }
  }
}
