public import CoreDomain

/// The errors of the feature. Each description is a sentence for the user.
///
/// Each app maps the cases exhaustively, to an exit status on the command line and to an HTTP
/// status on the server; a new case does not compile until each mapping handles it.
public enum StoryFailure: Error, Hashable, Sendable {
  /// The user's input is invalid; the reason is a sentence that says what to write.
  case malformed(String, reason: String)
  /// The limit is outside of ``ListLimit/bounds``.
  case malformedLimit(String)
  /// No story has this identifier.
  case notFound(Story.ID)
  /// No story has this link.
  case linkNotFound(WebAddress)
  /// Several stories or feeds match the identifier's prefix, or several stories have the same link.
  case ambiguous(IdentifierChoices)
  /// This feed does not carry the story.
  case notCarried(Story.ID, by: NewsFeed.ID)
  /// The text matches no feed.
  case unknownFeed(String)
  /// The text matches several feeds, which have these addresses.
  case ambiguousFeed(String, [WebAddress])
  /// No filter has this number.
  case unknownFilter(NewsFilter.ID)
  /// Adding more would exceed the limit; the text names the items.
  case tooMany(String, limit: Int)
  /// The feed is already subscribed.
  case knownFeed(NewsFeed)
  /// The page links to several feeds, and the user must choose one.
  case choice([FeedLink])
  /// The page links to no feed.
  case noFeed(WebAddress)
  /// The document was fetched but could not be parsed.
  case unreadable(FeedReadingFailure)
  /// The document could not be fetched.
  case source(FeedSourceFailure)
  /// The list of feeds is invalid.
  case list(FeedListFailure)
  /// The caller cancelled the refresh; feeds fetched before that are stored.
  case cancelled(RefreshReport)
  /// A file cannot be read or written.
  case file(FileFailure)
  /// Another process holds the store's lock.
  case busy(reason: String)
  /// The disk is full.
  case full(reason: String)
  /// The store cannot be read or written; the reason is a sentence.
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

extension StoryFailure: StoreFailure {
  public static var cancelledRead: Self { .cancelled(RefreshReport(outcomes: [], total: 0)) }
}
