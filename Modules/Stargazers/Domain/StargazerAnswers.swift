public import CoreDomain

/// The result of a ``StargazerListRequest``: the requested stargazers, how complete the list is,
/// and the origin of the data.
public struct StargazerList: Hashable, Sendable {
  public let request: StargazerListRequest
  /// The requested stargazers in the requested order. There may be fewer than requested.
  public let stargazers: [Stargazer]
  /// GitHub's count of all stars, or `nil` if it is unknown.
  public let total: Int?
  public let availability: StargazerAvailability
  public let origin: StargazerOrigin
  /// The star history, which is public even if the list is restricted. `nil` if the list is not
  /// restricted, or if the history could not be loaded.
  public let history: StarHistory?
  /// GitHub's reason for restricting the list. `nil` if the list is not restricted, or if GitHub
  /// gives no reason.
  public let refusal: String?

  public init(
    request: StargazerListRequest, stargazers: [Stargazer], total: Int?,
    availability: StargazerAvailability, origin: StargazerOrigin, history: StarHistory? = nil,
    refusal: String? = nil
  ) {
    self.request = request
    self.stargazers = stargazers
    self.total = total
    self.availability = availability
    self.origin = origin
    self.history = history
    self.refusal = refusal
  }

  /// The offset of the next page, or `nil` if this page is the last one or empty. A page is
  /// empty only if it starts beyond the end of the list, or if its rows are not stored.
  ///
  /// It is this page's offset plus the number of stargazers on this page. That number can be lower
  /// than the limit, because rows without a user are skipped.
  public var next: Int? {
    guard !stargazers.isEmpty, request.reach < listable else { return nil }
    return request.offset + stargazers.count
  }

  /// The offset of the previous page, or `nil` if this page is the first one. If this page is
  /// beyond the end of the list, it is the offset of the last page.
  public var previous: Int? {
    let offset = request.offset
    return offset > 0 ? max(0, min(offset, listable) - request.limit.rows) : nil
  }

  /// The number of rows that GitHub lists, as far as it is known.
  private var listable: Int {
    let counted = min(total ?? .max, PageSize.most.rows)
    return switch availability {
    case .partial(.ceiling(let rows)), .partial(.unlisted(let rows)): min(counted, rows)
    case .partial(.unread), .list, .restricted: counted
    }
  }

  /// Whether the newest stars that the program knows are the repository's newest stars. `false` if
  /// GitHub lists only the oldest stars, or if stored data is shown because GitHub did not return
  /// newer data.
  public var holdsTheNewest: Bool {
    if case .partial(.ceiling) = availability { return false }
    if case .stored = origin { return false }
    return true
  }
}

/// How much of a repository's list is available to the caller.
public enum StargazerAvailability: Hashable, Sendable {
  /// Every requested row is available, and the list has no known gap.
  case list
  /// GitHub shows the list only to members of the repository, and the caller is not one of them.
  case restricted
  case partial(StargazerGap)

  /// The value in JSON output: `list`, `restricted` or `partial`.
  public var name: String {
    switch self {
    case .list: "list"
    case .restricted: "restricted"
    case .partial: "partial"
    }
  }
}

/// Why a list is incomplete.
public enum StargazerGap: Hashable, Sendable {
  /// GitHub lists only the oldest stars, because the repository has too many. Carries the number of
  /// rows that GitHub lists.
  case ceiling(Int)
  /// GitHub does not list all stars that it counts, for example because accounts are deleted or
  /// hidden. Carries the number of listed rows.
  case unlisted(Int)
  /// GitHub has confirmed only a part of the list, and cannot be reached for the rest. Carries the
  /// number of rows in that part. More rows may be stored.
  case unread(Int)
}

/// Where the data of a result comes from, when GitHub sent it, and why GitHub did not return newer
/// data.
///
/// A stored history is complete if it reaches back to its first week. If not, loading it was
/// interrupted. A list has ``StargazerAvailability`` instead, so its stored data counts as
/// complete.
public typealias StargazerOrigin = AnswerOrigin<StargazerSourceFailure>

/// The result of looking up a stargazer by name.
public struct FoundStargazer: Hashable, Sendable {
  public let stargazer: Stargazer
  public let repository: RepositoryName
  public let origin: StargazerOrigin

  public init(_ stargazer: Stargazer, of repository: RepositoryName, origin: StargazerOrigin) {
    self.stargazer = stargazer
    self.repository = repository
    self.origin = origin
  }
}

/// The progress of reading a list or a history, one page at a time.
public enum StargazerProgress: Hashable, Sendable {
  /// The number of pages read so far, and the number of pages needed. The second number may grow.
  case pages(Int, of: Int)
  /// GitHub's rate limit applies until this moment; reading then continues automatically.
  case pause(until: Timestamp)
}
