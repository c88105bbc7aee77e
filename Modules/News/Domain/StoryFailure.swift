public import CoreDomain

/// What can go wrong with news. Each description is a sentence for the person who asked.
///
/// A new case does not compile before each app has said what it means there: an exit status on the
/// command line, a status of HTTP on the server.
public enum StoryFailure: Error, Hashable, Sendable {
  /// A text that was typed makes no sense; the reason is a sentence that says what to write.
  case malformed(String, reason: String)
  /// A limit that is not within ``ListLimit/bounds``.
  case malformedLimit(String)
  /// Nothing is kept under this identifier.
  case notFound(Story.ID)
  /// No story leads to this address.
  case linkNotFound(WebAddress)
  /// The identifiers of several stories or feeds begin so, or several stories lead to one address.
  case ambiguous(IdentifierChoices)
  /// The story does not come from this feed.
  case notCarried(Story.ID, by: NewsFeed.ID)
  /// No feed is meant by this text.
  case unknownFeed(String)
  /// Several feeds are meant by this text; these are their addresses.
  case ambiguousFeed(String, [WebAddress])
  /// There is no filter of this number.
  case unknownFilter(NewsFilter.ID)
  /// More than so many are not kept of what the text names.
  case tooMany(String, limit: Int)
  /// The feed is there already.
  case knownFeed(NewsFeed)
  /// The address leads to a page that offers several feeds: which one?
  case choice([FeedLink])
  /// The address leads to a page that offers no feed.
  case noFeed(WebAddress)
  /// The document could be had, and not be read.
  case unreadable(FeedReadingFailure)
  /// The document could not be had.
  case source(FeedSourceFailure)
  /// A list of feeds makes no sense.
  case list(FeedListFailure)
  /// Whoever asked has gone, or wants no more; what was done by then is kept.
  case cancelled(RefreshReport)
  /// A file cannot be read or written.
  case file(FileFailure)
  /// The store is held by somebody else for the moment.
  case busy(reason: String)
  /// The disk is full.
  case full(reason: String)
  /// The store cannot be read or written; the text says why, as a sentence.
  case storage(reason: String)
}

extension StoryFailure: CustomStringConvertible {
  public var description: String {
    switch self {
    case .malformed(let text, let reason): "“\(StoryText.quoted(text))” will not do: \(reason)"
    case .malformedLimit(let text): ListLimit.rejection(of: text)
    case .linkNotFound(let link): "There is no story of “\(StoryText.quoted(link.text))”."
    case .ambiguous(let choices): choices.description
    case .notFound(let id): "There is no story “\(StoryText.quoted(id.raw))”."
    case .notCarried(let id, let feed):
      "Story “\(StoryText.quoted(id.raw))” does not come from feed “\(StoryText.quoted(feed.raw))”. "
        + "Name one of the feeds that the story shows."
    case .unknownFeed(let text):
      "There is no feed “\(StoryText.quoted(text))”. Give its identifier, its address or its title."
    case .ambiguousFeed(let text, let addresses):
      "“\(StoryText.quoted(text))” may be any of these feeds; give the address of one: "
        + addresses.map(\.text).joined(separator: ", ") + "."
    case .unknownFilter(let id): "There is no filter \(id.raw)."
    case .tooMany(let what, let limit):
      "There are \(limit) \(what) already, the most that are kept."
    case .knownFeed(let feed):
      "“\(StoryText.quoted(feed.title))” is there already, as \(feed.address.text)."
    case .choice(let links):
      "The page offers several feeds; give the address of one: "
        + links.map(\.address.text).joined(separator: ", ") + "."
    case .noFeed(let address): "There is no feed at \(address.text), and none that it leads to."
    case .unreadable(let failure): failure.description
    case .source(let failure): failure.description
    case .list(let failure): failure.reason
    case .cancelled(let report):
      "Stopped after \(report.outcomes.count) of \(report.total) feeds. What came by then is kept."
    case .file(let failure): failure.description
    case .busy(let reason), .full(let reason), .storage(let reason): reason
    }
  }
}

extension FeedReadingFailure: CustomStringConvertible {
  public var description: String {
    switch self {
    case .empty: "The document is empty."
    case .page: "The document is a page of the web, and no feed."
    case .unknownFormat(let what):
      "The document is no feed: it seems to be \(StoryText.quoted(what))."
    }
  }
}
