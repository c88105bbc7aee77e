public import CoreDomain

/// The errors of the feature. Each description is a sentence for the user.
///
/// Each app maps the cases exhaustively: the command line to an exit status, the server to an HTTP
/// status. A new case therefore does not compile until each mapping handles it.
public enum StoryFailure: Error, Hashable, Sendable {
  /// One or more fields of a form are invalid.
  case form([NewsFieldFailure])
  /// No story has this identifier.
  case notFound(Story.ID)
  /// The story with this title has no link, so it cannot be bookmarked.
  case noLink(title: String)
  /// No story has this link.
  case linkNotFound(WebAddress)
  /// Several stories or feeds match an identifier prefix, or several stories have the same link.
  case ambiguous(IdentifierChoices)
  /// This feed does not carry the story.
  case notCarried(Story.ID, by: NewsFeed.ID)
  /// The text matches no feed.
  case unknownFeed(String)
  /// The text matches several feeds, which have these addresses.
  case ambiguousFeed(String, [WebAddress])
  /// No filter has this number.
  case unknownFilter(NewsFilter.ID)
  /// Adding the items would exceed their limit. The text names the items in the plural, such as
  /// “feeds”.
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

extension StoryFailure {
  /// Reads a single field that is not part of a form. Its failure becomes ``form(_:)``.
  public static func reading<Value>(
    _ value: @autoclosure () throws(NewsFieldFailure) -> Value
  ) throws(StoryFailure) -> Value {
    do throws(NewsFieldFailure) {
      return try value()
    } catch {
      throw .form([error])
    }
  }
}

extension StoryFailure: CustomStringConvertible {
  public var description: String {
    switch self {
    case .form(let failures): failures.map(\.reason).joined(separator: " ")
    case .notFound(let id):
      "There is no story “\(DisplayText.quoted(id.raw))”. Check the identifier."
    case .noLink(let title):
      "“\(DisplayText.quoted(title))” has no web address, so it cannot be bookmarked."
    case .linkNotFound(let link):
      "There is no story at “\(DisplayText.quoted(link.text))”. Check the address."
    case .ambiguous(let choices): choices.description
    case .notCarried(let id, let feed):
      "The feed “\(DisplayText.quoted(feed.raw))” does not contain the story "
        + "“\(DisplayText.quoted(id.raw))”. Use a feed that contains it."
    case .unknownFeed(let text):
      "Unknown feed “\(DisplayText.quoted(text))”. Use its identifier, address or title."
    case .ambiguousFeed(let text, let addresses):
      "Several feeds have the title “\(DisplayText.quoted(text))”. Use the address of one: "
        + addresses.map(\.text).joined(separator: ", ") + "."
    case .unknownFilter(let id):
      "There is no filter \(id.raw). Use a number of the list of filters."
    case .tooMany(let what, let limit):
      "There are already \(limit) \(what), which is the maximum. Remove one first."
    case .knownFeed(let feed):
      "You are already subscribed to “\(DisplayText.quoted(feed.title))” (\(feed.address.text))."
    case .choice(let links):
      "The page links to several feeds. Use the address of one: "
        + links.map(\.address.text).joined(separator: ", ") + "."
    case .noFeed(let address): "No feed was found at \(address.text). Use the address of a feed."
    case .unreadable(let failure): failure.description
    case .source(let failure): failure.description
    case .list(let failure): failure.reason
    case .cancelled(let report):
      "Stopped after \(report.outcomes.count) of \(report.total) feeds. The fetched stories are stored."
    case .file(let failure): failure.description
    case .busy(let reason), .full(let reason), .storage(let reason): reason
    }
  }
}

extension FeedReadingFailure: CustomStringConvertible {
  public var description: String {
    switch self {
    case .empty: "The document is empty. Check the address or the file."
    case .page: "The document is a web page, not a feed. Use the address of the feed."
    case .unknownFormat(let what):
      "The document is not a feed. It looks like \(DisplayText.quoted(what)). "
        + "Use RSS, RDF, Atom or JSON Feed."
    }
  }
}

extension StoryFailure: StoreFailure {
  public static var cancelledRead: Self { .cancelled(RefreshReport(outcomes: [], total: 0)) }
}
