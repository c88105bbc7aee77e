import CoreDomain

/// A list in the form in which other programs read it: as JSON on the command line and from the server.
///
/// The names of the properties are the keys, and they are kept for good: a key may be added, and
/// none is renamed or taken away. What is absent is written as `null`.
public struct StargazerListRecord: Encodable, Hashable, Sendable {
  /// `list`, `restricted` or `partial`.
  public let availability: String
  public let total: Int?
  /// ISO 8601, in UTC.
  public let fetchedAt: String
  public let stargazers: [StargazerRecord]
  /// Why the service does not show the list, in its own words.
  public let refusal: String?

  public init(_ list: StargazerList) {
    availability = list.availability.name
    total = list.total
    fetchedAt = list.origin.askedAt.iso8601WithMilliseconds
    stargazers = list.stargazers.map(StargazerRecord.init)
    refusal = list.refusal
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(availability, forKey: .availability)
    try container.encode(total, forKey: .total)
    try container.encode(fetchedAt, forKey: .fetchedAt)
    try container.encode(stargazers, forKey: .stargazers)
    try container.encode(refusal, forKey: .refusal)
  }

  private enum CodingKeys: String, CodingKey {
    case availability, total, fetchedAt, stargazers, refusal
  }
}

/// A stargazer in the form in which other programs read it.
public struct StargazerRecord: Encodable, Hashable, Sendable {
  public let login: String
  public let url: String?
  public let avatarUrl: String?
  /// ISO 8601, in UTC.
  public let starredAt: String?

  public init(_ stargazer: Stargazer) {
    login = stargazer.login
    url = stargazer.page?.text
    avatarUrl = stargazer.avatar?.text
    starredAt = stargazer.starredAt?.iso8601WithMilliseconds
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(login, forKey: .login)
    try container.encode(url, forKey: .url)
    try container.encode(avatarUrl, forKey: .avatarUrl)
    try container.encode(starredAt, forKey: .starredAt)
  }

  private enum CodingKeys: String, CodingKey {
    case login, url, avatarUrl, starredAt
  }
}

/// A history in the form in which other programs read it: that of the service, the newest week first.
public struct StarHistoryRecord: Encodable, Hashable, Sendable {
  public let total: Int
  public let weeks: [StarWeekRecord]

  public init(_ history: StarHistory) {
    total = history.total
    weeks = history.weeks.map(StarWeekRecord.init)
  }
}

/// A week in the form in which other programs read it.
public struct StarWeekRecord: Encodable, Hashable, Sendable {
  /// The beginning of the week, in seconds since 1970-01-01T00:00:00Z, as the service writes it.
  public let week: Int64
  public let total: Int
  public let days: [Int]

  public init(_ week: StarWeek) {
    self.week = week.start.secondsSince1970
    total = week.total
    days = week.days
  }
}
