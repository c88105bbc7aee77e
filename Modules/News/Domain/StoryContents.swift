public import CoreDomain

/// The contents of a story as one feed publishes it, such as its title, text and dates.
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

  /// Creates the contents from an entry of a feed. A summary or content that shows neither text nor
  /// images becomes `nil`.
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
  /// Returns the title of an entry. If it has none, returns the first of these: the start of its
  /// summary, the start of its content, its link, the address of its first enclosure, “Untitled”.
  public static func title(of entry: ParsedEntry) -> String {
    let title = entry.title?.inlineText ?? ""
    guard title.allSatisfy(\.isWhitespace) else { return title }
    for text in [entry.summary, entry.content] {
      let start = text?.excerpt(characters: titleLength) ?? ""
      if !start.allSatisfy(\.isWhitespace) { return start }
    }
    return entry.link?.text ?? entry.enclosures.first?.address.text ?? "Untitled"
  }

  /// The maximum length of a title that is taken from the text, in characters.
  private static let titleLength = 80

  private static func withSense(_ text: CleanHTML?) -> CleanHTML? {
    text.flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The start of the summary or, if there is none, of the content, as ``StoryHeadline/excerpt``. A
  /// text that only repeats the title is skipped. Empty if no text is left.
  public var excerpt: String {
    for text in [summary, content] {
      guard let text, !isTitle(text) else { continue }
      let start = text.excerpt(characters: StoryHeadline.excerptLimit)
      if !start.isEmpty { return start }
    }
    return ""
  }

  private func isTitle(_ text: CleanHTML) -> Bool {
    text.excerpt(characters: max(title.count, StoryHeadline.excerptLimit)) == title
  }

  /// Returns the time by which lists sort a story with these contents: see ``Story/sortedAt``.
  public func sortedAt(arrivedAt: Timestamp) -> Timestamp {
    Story.sortedAt(published: published ?? updated, arrivedAt: arrivedAt)
  }

  /// Returns when a new story with these contents arrives. If lists sort the story by its arrival,
  /// it arrives one millisecond earlier for each new story before it in the document. So lists keep
  /// the order of the document, whose first entry is usually the newest.
  ///
  /// - Parameters:
  ///   - now: When the document is stored.
  ///   - earlier: The number of new stories before this one in the document, with or without dates.
  public func arrival(at now: Timestamp, after earlier: Int) -> Timestamp {
    sortedAt(arrivedAt: now) == now ? now.advanced(by: .milliseconds(-earlier)) : now
  }

  /// The parts that the text filters examine.
  public var filtered: FilteredStory {
    FilteredStory(title: title, authors: authors, link: link)
  }
}

extension ParsedEntry {
  /// The properties by which the entry is recognized when its feed is fetched again. If the entry
  /// has no title, the evidence has the substitute from ``StoryContents/title(of:)``, because some
  /// entries consist of a text only.
  public var evidence: StoryEvidence {
    StoryEvidence(
      guid: id, link: link, title: StoryContents.title(of: self), published: published)
  }
}
