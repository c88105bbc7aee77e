public import CoreDomain

/// The errors of the feature. The description of each error is text for the user.
///
/// The CLI module maps each case to an exit status, the Web module to an HTTP status. After a case
/// is added, neither module compiles until it handles the case.
public enum StargazerFailure: FeatureFailure, Hashable, Sendable {
  /// One or more fields of a form are invalid.
  case form([StargazerFieldFailure])
  /// The repository does not exist, or is not visible to the caller.
  case unknownRepository(RepositoryName)
  /// No stargazer of the repository has this name.
  case unknownStargazer(String, of: RepositoryName)
  /// GitHub shows the list only to members of the repository, so a stargazer cannot be looked up.
  case restricted(RepositoryName)
  /// GitHub did not return the data, and stored data could not be used instead.
  case source(StargazerSourceFailure)
  /// The request was for the newest stars, but the last page of the list could not be read. Older
  /// stars are stored, but they are not the answer to this request.
  case unknownEnd(because: StargazerSourceFailure)
  /// The task was cancelled. Carries the number of pages loaded or confirmed until then, and the
  /// number of pages needed. Both are 0 if they are not known, even if pages were loaded.
  case cancelled(pages: Int, of: Int)
  /// The database did not do what the feature asked.
  case store(StoreFailure)
}

extension StargazerFailure: CustomStringConvertible {
  public var description: String {
    switch self {
    case .form(let failures): failures.map(\.reason).joined(separator: " ")
    case .unknownRepository(let repository):
      "The repository “\(repository)” does not exist, or you have no access to it. "
        + "Check its name."
    case .unknownStargazer(let login, let repository):
      "GitHub's list of the stargazers of “\(repository)” does not contain "
        + "“\(DisplayText.quoted(login))”."
    case .restricted(let repository):
      "Only members of “\(repository)” can see its stargazers on GitHub, "
        + "so a stargazer cannot be looked up. Set SEAMS_GITHUB_TOKEN to the token of a member."
    case .source(let failure): failure.description
    case .unknownEnd(because: let failure):
      "The newest stars are on the last page, which could not be read. \(failure)"
    case .cancelled(pages: 0, of: _):
      "The request was cancelled. Pages that were loaded are stored."
    case .cancelled(let pages, let all):
      "Cancelled after \(pages) of \(Figures.count(all, "page")). "
        + "The next request continues from there."
    case .store(let failure): failure.description
    }
  }
}

/// Why a request to GitHub failed.
public enum StargazerSourceFailure: Error, Hashable, Sendable {
  /// The request failed before a complete response arrived. The text is the reason, as whole
  /// sentences.
  case unreachable(String)
  /// The page does not exist, or is hidden from the caller (404 or 410).
  case notFound
  /// The caller has no access (403 without a rate limit, or 401 without a token). Carries GitHub's
  /// reason, or `nil` if GitHub gives no reason.
  case forbidden(reason: String?)
  /// GitHub does not accept the caller's token (401).
  case badToken
  /// A rate limit applies to the caller. GitHub refused the request, or the program did not send it
  /// because the limit was already known.
  case limited(StargazerLimit)
  /// The requested page is beyond the number of rows that GitHub lists (422).
  case ceiling
  /// GitHub rejected the request with another status from 400 to 499. Carries GitHub's reason, or
  /// `nil` if GitHub gives no reason.
  case refused(reason: String?)
  /// GitHub responded with a server error or another unexpected status. Carries the status.
  case outOfOrder(status: Int)
  /// The response is invalid or too large. The text is the reason, as whole sentences.
  case unreadable(String)
  /// A link or a redirect leads to another server, whose data is not used. Carries the address.
  case foreign(String)
  /// The task was cancelled before the response arrived.
  case cancelled
}

/// A rate limit that GitHub imposed on the caller.
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
        + "Its data is not used. Try again later."
    case .cancelled: "The request was cancelled."
    }
  }
}

extension StargazerSourceFailure {
  /// Returns the sentence `start`, followed by GitHub's reason if there is one.
  private static func sentence(_ start: String, _ reason: String?) -> String {
    [start, reason.map(words(ofService:))].compactMap(\.self).joined(separator: " ")
  }

  /// Returns GitHub's reason as a quotation: `GitHub says: “…”`. Replaces control characters,
  /// and truncates the reason after ``reasonLimit`` Unicode scalars.
  public static func words(ofService reason: String) -> String {
    "GitHub says: “\(DisplayText.quoted(reason, upTo: reasonLimit))”"
  }

  /// The maximum length of GitHub's reason in messages, in Unicode scalars. GitHub's longest
  /// reasons have about 200.
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
