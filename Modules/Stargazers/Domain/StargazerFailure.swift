public import CoreDomain

/// An error of the stargazers feature. Each description is a sentence for the user.
///
/// A new case does not compile until each app maps it: to an exit status on the command line, and
/// to an HTTP status on the server.
public enum StargazerFailure: Error, Hashable, Sendable {
  /// No repository was given, and none is remembered.
  case noRepository
  /// The text is not a repository name. The reason says what to write.
  case malformedRepository(String, reason: String)
  /// The text is not a sort order.
  case malformedOrder(String)
  /// The text is not a valid number of rows.
  case malformedLimit(String)
  /// The repository does not exist, or is not visible with this token.
  case unknownRepository(RepositoryName)
  /// The list contains no user with this name.
  case unknownStargazer(String, of: RepositoryName)
  /// The list is restricted, so stargazers cannot be looked up.
  case restricted(RepositoryName)
  /// GitHub did not answer, and the store has no data.
  case source(StargazerSourceFailure)
  /// The last page could not be read, so the newest stars are unknown. Older stored rows are not
  /// shown instead.
  case unknownEnd(because: StargazerSourceFailure)
  /// The caller cancelled. Carries the number of pages stored, and the number needed.
  case cancelled(pages: Int, of: Int)
  /// The file cannot be written.
  case file(FileFailure)
  /// Another process is using the store.
  case busy(reason: String)
  /// The disk is full.
  case full(reason: String)
  /// The store cannot be read or written. The reason is a sentence.
  case storage(reason: String)
}

extension StargazerFailure: CustomStringConvertible {
  public var description: String {
    switch self {
    case .noRepository:
      "Which repository? Write an owner, a slash and a name, as in “lindqvist/glaze”."
    case .malformedRepository(let text, let reason):
      "“\(DisplayText.quoted(text))” is no repository: \(reason)."
    case .malformedOrder(let text):
      "“\(DisplayText.quoted(text))” is no order. There are "
        + StargazerOrder.allCases.map { "“\($0.rawValue)”" }.joined(separator: ", ") + "."
        + Spelling.suggestion(for: text, among: StargazerOrder.allCases.map(\.rawValue))
    case .malformedLimit(let text): ListLimit.rejection(of: text)
    case .unknownRepository(let repository):
      "There is no repository “\(repository)”, or none that you may see."
    case .unknownStargazer(let login, let repository):
      "“\(DisplayText.quoted(login))” is not among the stargazers of “\(repository)”."
    case .restricted(let repository):
      "The stargazers of “\(repository)” are shown to its own people alone, "
        + "so nobody can be looked up among them."
    case .source(let failure): failure.description
    case .unknownEnd(because: let failure):
      "The newest stars are on the last page, which could not be read. \(failure)"
    case .cancelled(pages: _, of: 0): "Stopped before anything was read."
    case .cancelled(let pages, let all):
      "Stopped at page \(pages) of \(all). The same question goes on from there."
    case .file(let failure): failure.description
    case .busy(let reason), .full(let reason), .storage(let reason): reason
    }
  }
}

/// Why GitHub did not answer.
public enum StargazerSourceFailure: Error, Hashable, Sendable {
  /// The request failed without a response. The reason is a sentence.
  case unreachable(String)
  /// GitHub has no such resource for this caller (404).
  case notFound
  /// The caller has no access (403, without a rate limit). Carries GitHub's reason, if any.
  case forbidden(reason: String?)
  /// The token is invalid (401).
  case badToken
  /// The rate limit is exceeded.
  case limited(StargazerLimit)
  /// The list is longer than GitHub lists (422).
  case ceiling
  /// GitHub rejected the request. Carries GitHub's reason, if any.
  case refused(reason: String?)
  /// GitHub has an outage. Carries the status of its response.
  case outOfOrder(status: Int)
  /// The response cannot be parsed. The reason is a sentence.
  case unreadable(String)
  /// A link or redirect leads to another origin. Such responses are ignored.
  case foreign(String)
  /// The caller cancelled.
  case cancelled
}

/// A rate limit of GitHub.
public struct StargazerLimit: Hashable, Sendable {
  /// When the limit ends, by the local clock, or `nil` if GitHub does not say.
  public let until: Timestamp?
  /// Whether the hourly quota is used up. Otherwise the requests came too fast.
  public let isQuota: Bool

  public init(until: Timestamp?, isQuota: Bool) {
    self.until = until
    self.isQuota = isQuota
  }
}

extension StargazerSourceFailure: CustomStringConvertible {
  public var description: String {
    switch self {
    case .unreachable(let reason): "The service cannot be reached. \(reason)"
    case .notFound: "The service has nothing at that address."
    case .forbidden(let reason): Self.sentence("The service does not show that.", reason)
    case .badToken:
      "The service does not know the token in SEAMS_GITHUB_TOKEN. Set another one, or none."
    case .limited(let limit): limit.description
    case .ceiling: "The service gives no more of the list."
    case .refused(let reason): Self.sentence("The service refuses the question.", reason)
    case .outOfOrder(let status): "The service is out of order: it answers with \(status)."
    case .unreadable(let reason): "The service's answer cannot be read. \(reason)"
    case .foreign(let address):
      "The service's answer leads to another server, “\(DisplayText.quoted(address))”: "
        + "nothing from there is used."
    case .cancelled: "The question was called off."
    }
  }
}

extension StargazerSourceFailure {
  /// Returns our sentence, followed by GitHub's.
  private static func sentence(_ start: String, _ reason: String?) -> String {
    [start, reason.map(words(ofService:))].compactMap(\.self).joined(separator: " ")
  }

  /// GitHub's own sentence, labelled as such, cut after ``reasonLimit`` and without control
  /// characters.
  public static func words(ofService reason: String) -> String {
    "GitHub says: “\(DisplayText.quoted(reason, upTo: reasonLimit))”"
  }

  /// The maximum number of scalars of GitHub's sentence to show. Its longest reasons have about
  /// 200.
  public static let reasonLimit = 300
}

extension StargazerLimit: CustomStringConvertible {
  public var description: String {
    let reason =
      isQuota
      ? "The service answers no more questions for now" : "The service is asked too fast"
    guard let until else { return reason + ". Try again in a few minutes." }
    return "\(reason): rate limited until \(until.iso8601)."
  }
}

extension StargazerFailure: StoreFailure {
  public static var cancelledRead: Self { .cancelled(pages: 0, of: 0) }
}
