public import CoreDomain

/// The contents of a story in one feed.
public struct StoryContents: Hashable, Sendable {
  /// The title as plain text on one line, never blank: see ``title(of:)``.
  public let title: String
  public let link: WebAddress?
  public let authors: [StoryAuthor]
  public let summary: CleanHTML?
  public let content: CleanHTML?
  public let published: Timestamp?
  public let updated: Timestamp?
  public let categories: [String]
  public let enclosures: [StoryEnclosure]

  /// Creates the contents from an entry. Parts without visible content become `nil`.
  public init(_ entry: ParsedEntry) {
    title = Self.title(of: entry)
    link = entry.link
    authors = entry.authors
    summary = Self.withSense(entry.summary)
    content = Self.withSense(entry.content)
    published = entry.published
    updated = entry.updated
    categories = entry.categories
    enclosures = entry.enclosures
  }

  public init(_ story: Story) {
    title = story.title
    link = story.link
    authors = story.authors
    summary = story.summary
    content = story.content
    published = story.published
    updated = story.updated
    categories = story.categories
    enclosures = story.enclosures
  }
}

extension StoryContents {
  /// Returns the title of an entry or, if it has none, the start of its text or an address.
  public static func title(of entry: ParsedEntry) -> String {
    let title = entry.title?.inlineText ?? ""
    guard title.isEmpty else { return title }
    for text in [entry.summary, entry.content] {
      let start = text?.excerpt(characters: titleLength) ?? ""
      if !start.isEmpty { return start }
    }
    return entry.link?.text ?? entry.enclosures.first?.address.text ?? "Untitled"
  }

  /// The maximum length of a title that is taken from the text, in characters.
  private static let titleLength = 80

  private static func withSense(_ text: CleanHTML?) -> CleanHTML? {
    text.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// See ``StoryHeadline/excerpt``. A text that only repeats the title is skipped.
  public var excerpt: String {
    for text in [summary, content] {
      let start = text?.excerpt(characters: StoryHeadline.excerptLimit) ?? ""
      if !start.isEmpty && start != title { return start }
    }
    return ""
  }

  /// See ``Story/sortedAt``.
  public func sortedAt(arrivedAt: Timestamp) -> Timestamp {
    Story.sortedAt(published: published ?? updated, arrivedAt: arrivedAt)
  }

  /// The parts that filters examine.
  public var filtered: FilteredStory {
    FilteredStory(title: title, authors: authors, link: link)
  }
}

extension ParsedEntry {
  /// The properties that identify the entry. The entries of some feeds have only a text, so an
  /// entry without a title is identified by the title that ``StoryContents/title(of:)`` generates.
  public var evidence: StoryEvidence {
    StoryEvidence(
      guid: id, link: link, title: StoryContents.title(of: self), published: published)
  }
}
