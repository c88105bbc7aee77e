public import CoreDomain

/// Some or all stargazers of a repository, and the origin of the data.
public struct StargazerList: Hashable, Sendable {
  public let request: StargazerListRequest
  /// The stargazers in the requested order.
  public let stargazers: [Stargazer]
  /// GitHub's count of all stars, or `nil` if it is unknown.
  public let total: Int?
  public let availability: StargazerAvailability
  public let origin: StargazerOrigin
  /// The public history if the list is restricted, otherwise `nil`.
  public let history: StarHistory?
  /// GitHub's reason for not showing the list, or `nil` if GitHub gives no reason.
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

  /// The offset of the next page, or `nil` on the last page.
  ///
  /// It is this page's offset plus the number of stargazers on this page. That number can be lower
  /// than the limit, because rows without a user are skipped.
  public var next: Int? {
    var listable = min(total ?? .max, PageSize.most.rows)
    if case .partial(.ceiling(let rows)) = availability { listable = min(listable, rows) }
    guard !stargazers.isEmpty, request.reach < listable else { return nil }
    return request.offset + stargazers.count
  }

  /// Whether the list is known to contain the newest stars. `false` if the list exceeds GitHub's
  /// limit, or comes from the store and may be outdated.
  public var holdsTheNewest: Bool {
    if case .partial(.ceiling) = availability { return false }
    if case .stored = origin { return false }
    return true
  }
}

/// How much of the list is available to the caller.
public enum StargazerAvailability: Hashable, Sendable {
  /// The complete list, as requested.
  case list
  /// GitHub shows the list only to members of the repository.
  case restricted
  case partial(StargazerGap)

  /// The name in API responses.
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
  /// GitHub lists only this number of rows.
  case ceiling(Int)
  /// GitHub counts more stars than it lists. Carries the number of listed rows.
  case unlisted(Int)
  /// Only a part of the list is stored, and GitHub cannot be reached for the rest. Carries the
  /// number of rows in that part.
  case unread(Int)
}

/// Where the data comes from.
public enum StargazerOrigin: Hashable, Sendable {
  /// GitHub. Carries the time of the request.
  case service(Timestamp)
  /// The store, because its data is less than a minute old. No request was sent.
  case fresh(askedAt: Timestamp)
  /// The store, because GitHub could not be reached.
  case stored(StoredStargazers, because: StargazerSourceFailure)

  /// The time of the last request to GitHub.
  public var askedAt: Timestamp {
    switch self {
    case .service(let moment), .fresh(let moment): moment
    case .stored(let stored, because: _): stored.askedAt
    }
  }
}

/// When stored data was requested, and how old it is.
public struct StoredStargazers: Hashable, Sendable {
  /// The time of the last request to GitHub.
  public let askedAt: Timestamp
  /// The age in milliseconds, or 0 if the clock was set back.
  public let ageMilliseconds: Int64

  public init(askedAt: Timestamp, now: Timestamp) {
    self.askedAt = askedAt
    ageMilliseconds = max(0, now.millisecondsSince1970 - askedAt.millisecondsSince1970)
  }
}

/// A stargazer, and the origin of the data.
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

/// The progress of reading the pages of a list.
public enum StargazerProgress: Hashable, Sendable {
  /// The number of pages read, and the number of pages needed.
  case pages(Int, of: Int)
  /// GitHub's rate limit applies until this moment; reading then continues automatically.
  case pause(until: Timestamp)
}
