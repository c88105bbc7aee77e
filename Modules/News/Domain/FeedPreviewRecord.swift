public import CoreDomain

/// The JSON form of ``ParsedFeed``: what a document contains.
///
/// Unknown values are null, never absent. Times are in ISO 8601 and UTC; links are absolute. All
/// strings are plain text, except that `title`, `description`, `summary` and `content` are always
/// clean HTML. So clients need not guess: the title `AT&T` is always `AT&amp;T` here, whatever the
/// feed wrote, and the title `about the <b> tag` is `about the &lt;b&gt; tag`.
public struct FeedPreviewRecord: Hashable, Sendable, Codable {
  public let format: String
  @OrNull public private(set) var title: String?
  @OrNull public private(set) var link: String?
  @OrNull public private(set) var description: String?
  @OrNull public private(set) var language: String?
  @OrNull public private(set) var published: String?
  @OrNull public private(set) var updated: String?
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
    @OrNull public private(set) var id: String?
    @OrNull public private(set) var title: String?
    @OrNull public private(set) var link: String?
    @OrNull public private(set) var summary: String?
    @OrNull public private(set) var content: String?
    @OrNull public private(set) var published: String?
    @OrNull public private(set) var updated: String?
    public let authors: [StoryAuthorRecord]
    public let categories: [String]
    public let enclosures: [StoryEnclosureRecord]

    public init(_ entry: ParsedEntry) {
      id = entry.id
      title = entry.title?.text
      link = entry.link?.text
      summary = entry.summary?.text
      content = entry.content?.text
      published = entry.published?.iso8601WithMilliseconds
      updated = entry.updated?.iso8601WithMilliseconds
      authors = entry.authors.map(StoryAuthorRecord.init)
      categories = entry.categories
      enclosures = entry.enclosures.map(StoryEnclosureRecord.init)
    }
  }
}
