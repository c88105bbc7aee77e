public import CoreDomain

/// The errors of the feature. Each description is a sentence for the user.
///
/// The CLI module maps each case to an exit status, the Web module to an HTTP status. Neither
/// compiles until it handles a new case.
public enum StargazerFailure: Error, Hashable, Sendable {
  /// One or more fields of a form are invalid.
  case form([StargazerFieldFailure])
  /// The repository does not exist, or is not visible with this token.
  case unknownRepository(RepositoryName)
  /// The list contains no user with this name.
  case unknownStargazer(String, of: RepositoryName)
  /// The list is restricted, so stargazers cannot be looked up.
  case restricted(RepositoryName)
  /// GitHub did not answer, and the store has no data.
  case source(StargazerSourceFailure)
  /// The last page could not be read, so the newest stars are unknown. Stored rows exist, but are
  /// not shown because they are older.
  case unknownEnd(because: StargazerSourceFailure)
  /// The caller cancelled. Carries the number of pages stored, and the number of pages needed.
  case cancelled(pages: Int, of: Int)
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
    case .form(let failures): failures.map(\.reason).joined(separator: " ")
    case .unknownRepository(let repository):
      "The repository “\(repository)” does not exist, or you have no access to it. "
        + "Check its name."
    case .unknownStargazer(let login, let repository):
      "“\(DisplayText.quoted(login))” has not starred “\(repository)”."
    case .restricted(let repository):
      "Only members of “\(repository)” can see its stargazers on GitHub, "
        + "so a stargazer cannot be looked up. Set SEAMS_GITHUB_TOKEN to the token of a member."
    case .source(let failure): failure.description
    case .unknownEnd(because: let failure):
      "The newest stars are on the last page, which could not be read. \(failure)"
    case .cancelled(pages: _, of: 0): "Cancelled before the first page was loaded."
    case .cancelled(let pages, let all):
      "Cancelled at page \(pages) of \(all). The next request continues from there."
    case .busy(let reason), .full(let reason), .storage(let reason): reason
    }
  }
}

/// The reason that GitHub did not return the requested data.
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
  /// The requested page is beyond the number of rows that GitHub lists (422).
  case ceiling
  /// GitHub rejected the request. Carries GitHub's reason, if any.
  case refused(reason: String?)
  /// GitHub has an outage. Carries the HTTP status of its response.
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
    case .unreachable(let reason): "GitHub cannot be reached. \(reason)"
    case .notFound:
      "GitHub has no page at this address (404). Check the name of the repository."
    case .forbidden(let reason): Self.sentence("GitHub denied access.", reason)
    case .badToken:
      "GitHub rejected the token in SEAMS_GITHUB_TOKEN. Set a valid token, or remove it."
    case .limited(let limit): limit.description
    case .ceiling: "GitHub lists only the first 40,000 stargazers, and this page is beyond them."
    case .refused(let reason): Self.sentence("GitHub rejected the request.", reason)
    case .outOfOrder(let status):
      "GitHub has an outage: it responded with status \(status). Try again later."
    case .unreadable(let reason): "The response of GitHub cannot be parsed. \(reason)"
    case .foreign(let address):
      "GitHub's response leads to another server, “\(DisplayText.quoted(address))”. "
        + "Nothing is loaded from that server. Try again later."
    case .cancelled: "The request was cancelled."
    }
  }
}

extension StargazerSourceFailure {
  /// Returns the sentence `start`, followed by GitHub's reason if there is one.
  private static func sentence(_ start: String, _ reason: String?) -> String {
    [start, reason.map(words(ofService:))].compactMap(\.self).joined(separator: " ")
  }

  /// Returns GitHub's own sentence, labelled as such, without control characters, and truncated to
  /// ``reasonLimit`` scalars.
  public static func words(ofService reason: String) -> String {
    "GitHub says: “\(DisplayText.quoted(reason, upTo: reasonLimit))”"
  }

  /// The maximum number of scalars of GitHub's sentence to show. GitHub's longest sentences have
  /// about 200 scalars.
  public static let reasonLimit = 300
}

extension StargazerLimit: CustomStringConvertible {
  public var description: String {
    let reason =
      isQuota
      ? "The hourly rate limit of GitHub is used up." : "GitHub received too many requests at once."
    guard let until else { return reason + " Try again in a few minutes." }
    return "\(reason) Try again after \(until.iso8601)."
  }
}

extension StargazerFailure: StoreFailure {
  public static var cancelledRead: Self { .cancelled(pages: 0, of: 0) }
}
