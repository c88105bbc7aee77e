public import CoreDomain

/// The JSON form of a list, for the command line and the server.
///
/// The property names are the JSON keys. Keys may be added, but are never renamed or removed.
/// Absent values are `null`.
public struct StargazerListRecord: Encodable, Hashable, Sendable {
  /// How much of the list is available: `list`, `restricted` or `partial`.
  public let availability: String
  @OrNull public private(set) var total: Int?
  /// When the data was last requested from GitHub successfully, in ISO 8601, in UTC.
  public let fetchedAt: String
  public let stargazers: [StargazerRecord]
  /// The offset of the next page, or `null` on the last page.
  @OrNull public private(set) var next: Int?
  /// The service's reason for restricting the list, in the service's own words. `null` if the list
  /// is not restricted, or if the service gives no reason.
  @OrNull public private(set) var refusal: String?

  public init(_ list: StargazerList) {
    availability = list.availability.name
    total = list.total
    fetchedAt = list.origin.askedAt.iso8601WithMilliseconds
    stargazers = list.stargazers.map(StargazerRecord.init)
    next = list.next
    refusal = list.refusal
  }
}

/// The JSON form of a stargazer, alone or in a ``StargazerListRecord``.
public struct StargazerRecord: Encodable, Hashable, Sendable {
  public let login: String
  @OrNull public private(set) var url: String?
  @OrNull public private(set) var avatarUrl: String?
  /// The time of the star in ISO 8601, in UTC; `null` if unknown.
  @OrNull public private(set) var starredAt: String?

  public init(_ stargazer: Stargazer) {
    login = stargazer.login
    url = stargazer.page?.text
    avatarUrl = stargazer.avatar?.text
    starredAt = stargazer.starredAt?.iso8601WithMilliseconds
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
