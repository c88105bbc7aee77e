public import CoreDomain

/// The errors of the feature. Each description is text for the user.
///
/// Each app maps the cases exhaustively: the command line to an exit status, the server to an HTTP
/// status. A new case therefore does not compile until each mapping handles it.
public enum StoryFailure: FeatureFailure, Hashable, Sendable {
  /// One or more fields of a form are invalid.
  case form([NewsFieldFailure])
  /// No story has this identifier.
  case notFound(Story.ID)
  /// The story with this title has no link, so it cannot be bookmarked.
  case noLink(title: String)
  /// No story has this link, or an equivalent one.
  case linkNotFound(WebAddress)
  /// Several stories or feeds match an identifier prefix, or several stories have the same link.
  case ambiguous(IdentifierChoices)
  /// This feed does not carry the story, so it has no version of it.
  case notCarried(Story.ID, by: NewsFeed.ID)
  /// No feed has this text as its identifier, address or title.
  case unknownFeed(String)
  /// Several feeds have this title. The addresses distinguish them.
  case ambiguousFeed(String, [WebAddress])
  /// No filter has this number.
  case unknownFilter(NewsFilter.ID)
  /// Adding the items would exceed the limit. The text names the items in the plural, such as
  /// “feeds”.
  case tooMany(String, limit: Int)
  /// The feed is already subscribed.
  case knownFeed(NewsFeed)
  /// The page links to several feeds, and the user must choose one.
  case choice([FeedLink])
  /// The address belongs to a web page that leads to no feed.
  case noFeed(WebAddress)
  /// A document to subscribe to or to preview is not a feed.
  case unreadable(FeedReadingFailure)
  /// The document could not be fetched.
  case source(FeedSourceFailure)
  /// The file to import is not a list of feeds.
  case list(FeedListFailure)
  /// The task was cancelled. The report contains the feeds that a refresh had finished; it is empty
  /// if the task was not a refresh.
  case cancelled(RefreshReport)
  /// The bytes to import or preview cannot be read, or the list to export cannot be written.
  case file(FileFailure)
  /// The database did not do what the feature asked.
  case store(StoreFailure)
}

extension StoryFailure {
  /// Returns the value of a single typed field. If it is invalid, throws ``form(_:)`` with the
  /// failure of this field.
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

extension StoryFailure {
  /// Whether the task was cancelled.
  public var isCancellation: Bool {
    switch self {
    case .cancelled, .store(.cancelled): true
    default: false
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
      "There is no filter \(id.raw). Use a number from the list of filters."
    case .tooMany(let what, let limit):
      "At most \(limit) \(what) can be stored. Remove some, or add fewer."
    case .knownFeed(let feed):
      "You are already subscribed to “\(DisplayText.quoted(feed.title))” (\(feed.address.text))."
    case .choice(let links):
      "The page links to several feeds. Use the address of one: "
        + links.map(\.address.text).joined(separator: ", ") + "."
    case .noFeed(let address): "No feed was found at \(address.text). Use the address of a feed."
    case .unreadable(let failure): failure.description
    case .source(let failure): failure.description
    case .list(let failure): failure.reason
    case .cancelled(let report) where report.total == 0: "The work was cancelled."
    case .cancelled(let report):
      "Stopped after \(report.outcomes.count) of \(Figures.count(report.total, "feed")). "
        + "The fetched stories are stored."
    case .file(let failure): failure.description
    case .store(let failure): failure.description
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
