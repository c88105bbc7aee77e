public import CoreDomain

/// The GitHub API for stargazers, page by page.
///
/// A call usually sends one request. The caller passes the validators of the previous reply. If the
/// data has not changed since that reply, the new reply has no content, and the request does not
/// count against GitHub's rate limit.
public protocol StargazerSource: Sendable {
  /// Returns the total number of stars of a repository.
  ///
  /// - Throws: ``StargazerSourceFailure/notFound`` if the repository does not exist for the caller,
  ///   or another ``StargazerSourceFailure``.
  func count(
    _ repository: RepositoryName, unless validators: HTTPValidators
  ) async throws(StargazerSourceFailure) -> StargazerReply<Int>

  /// Returns a page of the list of stargazers, oldest stars first.
  ///
  /// Rows without a valid user, such as those of deleted accounts, are skipped, but counted in
  /// ``StargazerPage/nameless``.
  ///
  /// - Parameter place: The link to the page, or `nil` for the first page.
  /// - Throws: ``StargazerSourceFailure/notFound`` or ``StargazerSourceFailure/forbidden(reason:)``
  ///   if the caller has no access to the list, ``StargazerSourceFailure/ceiling`` if GitHub does
  ///   not list that many rows, or another ``StargazerSourceFailure``.
  func page(
    at place: PagePlace?, of repository: RepositoryName, unless validators: HTTPValidators
  ) async throws(StargazerSourceFailure) -> StargazerReply<StargazerPage>

  /// Returns a page of the star history: the stars given in each week, newest week first.
  ///
  /// - Parameter place: The link to the page, or `nil` for the first page.
  func weeks(
    at place: PagePlace?, of repository: RepositoryName, unless validators: HTTPValidators
  ) async throws(StargazerSourceFailure) -> StargazerReply<StarWeekPage>
}

/// The reply of a ``StargazerSource``: the content, and the headers that the next request needs.
public struct StargazerReply<Content: Hashable & Sendable>: Hashable, Sendable {
  /// The content, or `nil` if the validators that the caller passed are still valid: the data has
  /// not changed.
  public let content: Content?
  /// The validators to pass with the next request for the same data.
  public let validators: HTTPValidators
  /// The remaining quota, or `nil` if the service does not report it.
  public let allowance: StargazerAllowance?

  public init(
    _ content: Content?, validators: HTTPValidators, allowance: StargazerAllowance? = nil
  ) {
    self.content = content
    self.validators = validators
    self.allowance = allowance
  }
}

/// How many more requests GitHub's rate limit allows the caller.
public struct StargazerAllowance: Hashable, Sendable {
  /// The number of requests that are still allowed before ``renewedAt``.
  public let remaining: Int
  /// When the quota is renewed, by the local clock.
  public let renewedAt: Timestamp

  public init(remaining: Int, renewedAt: Timestamp) {
    self.remaining = remaining
    self.renewedAt = renewedAt
  }
}

/// A link to a page of a list or a history. The service writes the address, because only the
/// service knows how to build it. The source sends it back unchanged, with one exception: if the
/// address of the last page is beyond the rows that the service lists, the source lowers the page
/// number.
public struct PagePlace: Hashable, Sendable {
  /// The page number, counted from 1.
  public let number: Int
  /// The path and query of the page, such as `/repositories/7/stargazers?page=2`, or an absolute
  /// address.
  public let address: String

  public init(number: Int, address: String) {
    self.number = number
    self.address = address
  }
}

/// A page of the list of stargazers, read from a response of the service.
public struct StargazerPage: Hashable, Sendable {
  /// The stargazers, oldest star first, without duplicates.
  public let stargazers: [Stargazer]
  /// How many rows have no user, because the account is deleted or the row is invalid.
  public let nameless: Int
  public let neighbours: PageNeighbours

  public init(stargazers: [Stargazer], nameless: Int = 0, neighbours: PageNeighbours) {
    self.stargazers = stargazers
    self.nameless = nameless
    self.neighbours = neighbours
  }

  /// The number of rows, including those without a user.
  public var rows: Int { stargazers.count + nameless }

  /// The number of rows per page that the program requests. It is GitHub's maximum.
  public static let size = 100

  /// The maximum number of stargazers that the service lists per repository.
  public static let listed = 40_000
}

/// A page of a star history.
public struct StarWeekPage: Hashable, Sendable {
  /// The weekly star counts, newest week first.
  public let weeks: [StarWeek]
  /// The link to the page with older weeks, or `nil` if this is the last page.
  public let next: PagePlace?

  public init(weeks: [StarWeek], next: PagePlace?) {
    self.weeks = weeks
    self.next = next
  }
}

/// The links from a page to other pages. Each link is `nil` if the service sends no usable link.
public struct PageNeighbours: Hashable, Sendable {
  public let previous: PagePlace?
  public let next: PagePlace?
  public let last: PagePlace?

  public init(previous: PagePlace? = nil, next: PagePlace? = nil, last: PagePlace? = nil) {
    self.previous = previous
    self.next = next
    self.last = last
  }
}

/// A store of stargazers, weekly star counts and the state of their synchronization. It serves data
/// when the service is unavailable, and lets an interrupted synchronization resume.
public protocol StargazerStore: Sendable {
  /// Returns the stored state of a repository, or `nil` if none is stored.
  func ledger(of repository: RepositoryName) async throws(StargazerFailure) -> StargazerLedger?

  /// Returns the states of the repositories whose numbers of stars were requested last, latest
  /// first. Skips repositories whose number of stars is not stored.
  ///
  /// - Parameter limit: The maximum number of states. If it is below 1, the result is empty.
  func lastLedgers(limit: Int) async throws(StargazerFailure) -> [StargazerLedger]

  /// Stores the state of a repository and replaces the previous one.
  func note(_ ledger: StargazerLedger) async throws(StargazerFailure)

  /// Returns the state of a stored page, or `nil` if the page is not stored.
  func page(
    _ number: Int, of repository: RepositoryName
  ) async throws(StargazerFailure) -> StoredPage?

  /// Returns the stored page with the highest number, or `nil` if no page is stored.
  func lastPage(of repository: RepositoryName) async throws(StargazerFailure) -> StoredPage?

  /// Returns the identifiers of the stargazers on a page in order, or an empty array if the page is
  /// not stored.
  func members(
    ofPage number: Int, of repository: RepositoryName
  ) async throws(StargazerFailure) -> [Stargazer.ID]

  /// Stores a page: its rows and its state. If the call throws, the store is unchanged.
  ///
  /// Each user is on only one page of a repository. Users who were on another page move to this
  /// one; users who are no longer on this page are deleted.
  ///
  /// - Parameter above: The following page, to mark it as joined to this one, or `nil` to mark no
  ///   page. See ``StoredPage/isJoined``.
  func keep(
    _ stargazers: [Stargazer], as page: StoredPage, of repository: RepositoryName,
    joining above: StoredPage?
  ) async throws(StargazerFailure)

  /// Records that a page was confirmed as unchanged at `moment`. Does nothing if the page is not
  /// stored.
  func check(
    page number: Int, of repository: RepositoryName, at moment: Timestamp
  ) async throws(StargazerFailure)

  /// Marks a page as joined: see ``StoredPage/isJoined``. Does nothing if the page is not stored,
  /// or if it was fetched again after `fetchedAt`. The latter can happen if two programs
  /// synchronize at the same time.
  ///
  /// - Parameter fetchedAt: When the page to mark was fetched.
  func join(
    page number: Int, of repository: RepositoryName, fetchedAt: Timestamp
  ) async throws(StargazerFailure)

  /// Deletes the pages whose number is greater than `number`, and the users on these pages.
  func removePages(above number: Int, of repository: RepositoryName) async throws(StargazerFailure)

  /// Returns how many rows a range of pages has, including rows without a user.
  func rows(
    onPages numbers: ClosedRange<Int>, of repository: RepositoryName
  ) async throws(StargazerFailure) -> Int

  /// Returns the stargazers on a range of pages, in the given order.
  ///
  /// - Parameters:
  ///   - limit: The maximum number of stargazers. If it is below 1, the result is empty.
  ///   - offset: How many stargazers to skip, at least 0.
  func stargazers(
    onPages numbers: ClosedRange<Int>, of repository: RepositoryName, order: StargazerOrder,
    limit: Int, offset: Int
  ) async throws(StargazerFailure) -> [Stargazer]

  /// Returns the stargazer with a name, ignoring case, or `nil` if no stored stargazer has the
  /// name.
  func stargazer(
    called login: String, of repository: RepositoryName
  ) async throws(StargazerFailure) -> Stargazer?

  /// Stores weekly star counts of a repository, and replaces the stored counts of the same weeks.
  /// Deletes the counts of other weeks. If the call throws, the store is unchanged.
  ///
  /// - Parameter gone: The starts of the weeks to delete.
  func keep(
    _ weeks: [StarWeek], deleting gone: [Timestamp], of repository: RepositoryName
  ) async throws(StargazerFailure)

  /// Returns the stored weekly star counts of a repository, newest week first.
  func weeks(of repository: RepositoryName) async throws(StargazerFailure) -> [StarWeek]

  /// Returns the last known rate limit of a caller, even if the limit has ended. Returns `nil` if
  /// no limit is stored.
  ///
  /// - Parameter caller: A text that identifies the service and the caller's token.
  func limit(of caller: String) async throws(StargazerFailure) -> StargazerLimit?

  /// Stores the rate limit of a caller and replaces the previous one. A limit without an end is not
  /// stored.
  func note(_ limit: StargazerLimit, of caller: String) async throws(StargazerFailure)

  /// Deletes all data of a repository.
  func forget(_ repository: RepositoryName) async throws(StargazerFailure)
}

/// The stored state of a repository: its number of stars, whether its list is restricted, and the
/// validators for the next requests.
public struct StargazerLedger: Hashable, Sendable {
  public let repository: RepositoryName
  /// The number of stars, or `nil` if it is not known yet.
  public var total: Int?
  public var countedAt: Timestamp?
  public var countValidators = HTTPValidators.none
  /// Whether the list is restricted to members, according to the last response.
  public var isRestricted = false
  /// The service's reason for restricting the list. `nil` if the list is not restricted, or if the
  /// service gave no reason.
  public var refusal: String?
  /// When the list was last read, or found to be restricted. `nil` before the first time.
  public var listedAt: Timestamp?
  /// How many rows the service listed before it refused to list more, or `nil` if it has not
  /// refused. For `nil`, the limit is ``StargazerPage/listed``.
  public var ceiling: Int?
  /// How many more stars the service counts than it lists, for example because accounts are deleted
  /// or hidden. It is 0 until a synchronization that requests every page finds the difference.
  public var unlisted = 0
  /// When the service last returned weekly star counts or confirmed them as unchanged. `nil` before
  /// the first time.
  public var weeksAt: Timestamp?
  public var weekValidators = HTTPValidators.none
  /// The page of weekly star counts with which an interrupted load continues, or `nil` if no load
  /// was interrupted.
  public var olderWeeks: PagePlace?

  public init(_ repository: RepositoryName) {
    self.repository = repository
  }
}

/// The stored state of a page of the list: its links, its validators and its times. The stargazers
/// on the page are stored separately.
public struct StoredPage: Hashable, Sendable {
  public let number: Int
  /// The address of the request for the page, or `nil` if the first page was requested by the
  /// repository's name.
  public let address: String?
  public let neighbours: PageNeighbours
  /// The number of rows that the page had when it was fetched, including rows without a user.
  public let rows: Int
  public let validators: HTTPValidators
  /// Whether an unchanged copy of this page proves that the previous page is unchanged, too.
  ///
  /// The proof requires that the previous page was fetched or confirmed directly after this page.
  /// If a star is later removed from an earlier page, the rows of this page move up, so this page
  /// changes. The first page is always joined.
  public var isJoined: Bool
  /// When this version of the page was fetched.
  public let fetchedAt: Timestamp
  /// When this version of the page was fetched or last confirmed as unchanged.
  public var checkedAt: Timestamp

  public init(
    number: Int, address: String?, neighbours: PageNeighbours, rows: Int,
    validators: HTTPValidators, isJoined: Bool, fetchedAt: Timestamp, checkedAt: Timestamp
  ) {
    self.number = number
    self.address = address
    self.neighbours = neighbours
    self.rows = rows
    self.validators = validators
    self.isJoined = isJoined
    self.fetchedAt = fetchedAt
    self.checkedAt = checkedAt
  }

  /// The link to the page, or `nil` if ``address`` is `nil`.
  public var place: PagePlace? {
    address.map { PagePlace(number: number, address: $0) }
  }
}

extension StargazerStore {
  /// Stores a page: its rows and its state. Does not change ``StoredPage/isJoined`` of any other
  /// page.
  public func keep(
    _ stargazers: [Stargazer], as page: StoredPage, of repository: RepositoryName
  ) async throws(StargazerFailure) {
    try await keep(stargazers, as: page, of: repository, joining: nil)
  }

  /// Stores weekly star counts of a repository, and replaces the stored counts of the same weeks.
  public func keep(
    _ weeks: [StarWeek], of repository: RepositoryName
  ) async throws(StargazerFailure) {
    try await keep(weeks, deleting: [], of: repository)
  }

  /// Returns the first stargazers on a range of pages, in the given order.
  public func stargazers(
    onPages numbers: ClosedRange<Int>, of repository: RepositoryName, order: StargazerOrder,
    limit: Int
  ) async throws(StargazerFailure) -> [Stargazer] {
    try await stargazers(onPages: numbers, of: repository, order: order, limit: limit, offset: 0)
  }
}
