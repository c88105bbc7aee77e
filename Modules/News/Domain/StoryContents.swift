public import CoreDomain

/// What a feed says of a story.
public struct StoryContents: Hashable, Sendable {
  /// In plain text, on one line; never blank: see ``title(of:)``.
  public let title: String
  public let link: WebAddress?
  public let authors: [StoryAuthor]
  public let summary: CleanHTML?
  public let content: CleanHTML?
  public let published: Timestamp?
  public let updated: Timestamp?
  public let categories: [String]
  public let enclosures: [StoryEnclosure]

  /// What an entry says. Parts with nothing to read and nothing to see in them are absent.
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
  /// The title of an entry or, where it has none, the beginning of what it says, or where it leads.
  public static func title(of entry: ParsedEntry) -> String {
    let title = entry.title?.inlineText ?? ""
    guard title.isEmpty else { return title }
    for text in [entry.summary, entry.content] {
      let start = text?.excerpt(characters: titleLength) ?? ""
      if !start.isEmpty { return start }
    }
    return entry.link?.text ?? entry.enclosures.first?.address.text ?? "Untitled"
  }

  /// How many characters a title has that is made of something else.
  private static let titleLength = 80

  private static func withSense(_ text: CleanHTML?) -> CleanHTML? {
    text.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// See ``StoryHeadline/excerpt``. It does not say again what the title says.
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

  /// What filters look at.
  public var filtered: FilteredStory {
    FilteredStory(title: title, authors: authors, link: link)
  }
}

extension ParsedEntry {
  /// By what the entry is known again. An entry without a title is known by the one that is made for it: there are
  /// feeds whose entries are nothing but a text.
  public var evidence: StoryEvidence {
    StoryEvidence(
      guid: id, link: link, title: StoryContents.title(of: self), published: published)
  }
}
