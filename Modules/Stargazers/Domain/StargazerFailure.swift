public import CoreDomain

/// What can go wrong with stargazers. Each description is a sentence for the person who asked.
///
/// A new case does not compile before each app has said what it means there: an exit status on the
/// command line, a status of HTTP on the server.
public enum StargazerFailure: Error, Hashable, Sendable {
  /// Nobody has said which repository is meant, now or before.
  case noRepository
  /// A text that is no name of a repository; the reason says what to write.
  case malformedRepository(String, reason: String)
  /// A text that is no order of a list.
  case malformedOrder(String)
  /// A text that is no number of rows.
  case malformedLimit(String)
  /// The service has no such repository, or none that this person may see.
  case unknownRepository(RepositoryName)
  /// Nobody of this name is among those who are listed.
  case unknownStargazer(String, of: RepositoryName)
  /// The list is for the people of the repository alone, so nobody can be looked up in it.
  case restricted(RepositoryName)
  /// The service gave no answer, and nothing is stored that could.
  case source(StargazerSourceFailure)
  /// The last page could not be read, so the newest stars are unknown: others are stored, and not shown.
  case unknownEnd(because: StargazerSourceFailure)
  /// Whoever asked has gone, or wants no more; so many pages are stored, of so many that are wanted.
  case cancelled(pages: Int, of: Int)
  /// The file cannot be written.
  case file(FileFailure)
  /// The store is held by somebody else for the moment.
  case busy(reason: String)
  /// The disk is full.
  case full(reason: String)
  /// The store cannot be read or written; the text says why, as a sentence.
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

/// Why the service gave no answer.
public enum StargazerSourceFailure: Error, Hashable, Sendable {
  /// Nothing came back; the text says why, as a sentence.
  case unreachable(String)
  /// There is nothing at that address for whoever asks (404).
  case notFound
  /// It is not for whoever asks (403, without a limit in it); the service's own sentence, if it gave one.
  case forbidden(reason: String?)
  /// The token is none (401).
  case badToken
  /// It wants to be left alone for a while.
  case limited(StargazerLimit)
  /// The list goes on, and the service gives no more of it (422).
  case ceiling
  /// The service does not answer that question; the service's own sentence, if it gave one.
  case refused(reason: String?)
  /// It is out of order; this is the status that it answered with.
  case outOfOrder(status: Int)
  /// What came back cannot be read; the text says why, as a sentence.
  case unreadable(String)
  /// An address or a redirect leads to another origin than the service's: nothing from there is used.
  case foreign(String)
  /// Whoever asked has gone, or wants no more.
  case cancelled
}

/// The service's wish to be left alone.
public struct StargazerLimit: Hashable, Sendable {
  /// When it may be asked again, by the clock of this machine; nothing where it does not say.
  public let until: Timestamp?
  /// Whether the requests of this hour are used up; otherwise they came too fast.
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
  /// A sentence of ours, and that of GitHub behind it.
  private static func sentence(_ start: String, _ reason: String?) -> String {
    [start, reason.map(words(ofService:))].compactMap(\.self).joined(separator: " ")
  }

  /// GitHub's own sentence, labelled as such: cut after ``reasonLimit``, without control characters.
  public static func words(ofService reason: String) -> String {
    "GitHub says: “\(DisplayText.quoted(reason, upTo: reasonLimit))”"
  }

  /// The most scalars that are repeated of a sentence of the service. Its longest reasons have about 200.
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
