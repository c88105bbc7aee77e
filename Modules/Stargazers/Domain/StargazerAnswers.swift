public import CoreDomain

/// Stargazers of a repository, some or all of them, and who says so.
public struct StargazerList: Hashable, Sendable {
  public let request: StargazerListRequest
  /// In the order that was asked for.
  public let stargazers: [Stargazer]
  /// How many there are in all, as the service counts; nothing where it never said.
  public let total: Int?
  public let availability: StargazerAvailability
  public let origin: StargazerOrigin
  /// What is public where the list is not.
  public let history: StarHistory?
  /// Why the service does not show the list, in its own words, if it gave a reason.
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

  /// Whether the rows are known to be the newest stars there are: the newest are not listed behind the
  /// service's ceiling, and a stored list may have grown since.
  public var holdsTheNewest: Bool {
    if case .partial(.ceiling) = availability { return false }
    if case .stored = origin { return false }
    return true
  }
}

/// How much of the list there is for whoever asks.
public enum StargazerAvailability: Hashable, Sendable {
  /// All of what was asked for.
  case list
  /// The service lists them for the people of the repository alone.
  case restricted
  case partial(StargazerGap)

  /// The word by which other programs know it.
  public var name: String {
    switch self {
    case .list: "list"
    case .restricted: "restricted"
    case .partial: "partial"
    }
  }
}

/// Why a list is not whole.
public enum StargazerGap: Hashable, Sendable {
  /// The service lists the first ones alone: so many.
  case ceiling(Int)
  /// The service counts others, too, and does not list them: so many are known.
  case unlisted(Int)
  /// It was stored in part, and the service cannot be asked for the rest: so many are known.
  case unread(Int)
}

/// Who says what an answer says.
public enum StargazerOrigin: Hashable, Sendable {
  /// The service, at this moment.
  case service(Timestamp)
  /// What is stored: the service was asked less than a minute ago, at that moment, and would say the same.
  case fresh(askedAt: Timestamp)
  /// What is stored, since the service could not be asked.
  case stored(StoredStargazers, because: StargazerSourceFailure)

  /// When the service was last asked about this.
  public var askedAt: Timestamp {
    switch self {
    case .service(let moment), .fresh(let moment): moment
    case .stored(let stored, because: _): stored.askedAt
    }
  }
}

/// How old a stored answer is.
public struct StoredStargazers: Hashable, Sendable {
  /// When the service was last asked.
  public let askedAt: Timestamp
  /// How long ago that was, in milliseconds; 0 when the clock was set back.
  public let ageMilliseconds: Int64

  public init(askedAt: Timestamp, now: Timestamp) {
    self.askedAt = askedAt
    ageMilliseconds = max(0, now.millisecondsSince1970 - askedAt.millisecondsSince1970)
  }
}

/// A stargazer, and who says so.
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

/// How far a walk through the pages of a list has come.
public enum StargazerProgress: Hashable, Sendable {
  /// So many pages are here, of so many that are wanted.
  case pages(Int, of: Int)
  /// The service wants to be left alone until this moment; the walk goes on by itself.
  case pause(until: Timestamp)
}
