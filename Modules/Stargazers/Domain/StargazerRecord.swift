import CoreDomain

/// The JSON form of a list, for the command line and the server.
///
/// The property names are the JSON keys. Keys may be added, but are never renamed or removed.
/// Absent values are `null`.
public struct StargazerListRecord: Encodable, Hashable, Sendable {
  /// How much of the list is available: `list`, `restricted` or `partial`.
  public let availability: String
  public let total: Int?
  /// When the data was last requested from GitHub successfully, in ISO 8601, in UTC.
  public let fetchedAt: String
  public let stargazers: [StargazerRecord]
  /// The offset of the next page, or `null` on the last page.
  public let next: Int?
  /// The service's reason for restricting the list, in the service's own words. `null` if the list
  /// is not restricted, or if the service gives no reason.
  public let refusal: String?

  public init(_ list: StargazerList) {
    availability = list.availability.name
    total = list.total
    fetchedAt = list.origin.askedAt.iso8601WithMilliseconds
    stargazers = list.stargazers.map(StargazerRecord.init)
    next = list.next
    refusal = list.refusal
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.container(keyedBy: CodingKeys.self)
    try container.encode(availability, forKey: .availability)
    try container.encode(total, forKey: .total)
    try container.encode(fetchedAt, forKey: .fetchedAt)
    try container.encode(stargazers, forKey: .stargazers)
    try container.encode(next, forKey: .next)
    try container.encode(refusal, forKey: .refusal)
  }

  private enum CodingKeys: String, CodingKey {
    case availability, total, fetchedAt, stargazers, next, refusal
  }
}

/// The JSON form of a stargazer, alone or in a ``StargazerListRecord``.
public struct StargazerRecord: Encodable, Hashable, Sendable {
  public let login: String
  public let url: String?
  public let avatarUrl: String?
  /// The time of the star in ISO 8601, in UTC; `null` if unknown.
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

/// The JSON form of a history. As in the service's API, the newest week is first.
public struct StarHistoryRecord: Encodable, Hashable, Sendable {
  public let total: Int
  public let weeks: [StarWeekRecord]

  public init(_ history: StarHistory) {
    total = history.total
    weeks = history.weeks.map(StarWeekRecord.init)
  }
}

/// The JSON form of a week of a ``StarHistoryRecord``.
public struct StarWeekRecord: Encodable, Hashable, Sendable {
  /// The start of the week, in seconds since 1970-01-01T00:00:00Z, as in the service's API.
  public let week: Int64
  public let total: Int
  public let days: [Int]

  public init(_ week: StarWeek) {
    self.week = week.start.secondsSince1970
    total = week.total
    days = week.days
  }
}
