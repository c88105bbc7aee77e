public import CoreDomain

/// The service that knows who has starred what, page by page.
///
/// One question is one request. Where validators are given and nothing has changed since, the reply has no
/// content: what is kept is still good, and such a question costs nothing of what the service allows.
public protocol StargazerSource: Sendable {
  /// How many stars a repository has.
  ///
  /// - Throws: ``StargazerSourceFailure/notFound`` when there is no such repository for whoever asks, and
  ///   whatever else keeps the number away.
  func count(
    _ repository: RepositoryName, unless validators: HTTPValidators
  ) async throws(StargazerSourceFailure) -> StargazerReply<Int>

  /// A page of the list, the oldest stars first.
  ///
  /// A row that makes no sense is left out, and no reason to refuse the others; it is counted, as is a row
  /// whose account is gone.
  ///
  /// - Parameter place: where the page is; nothing for the first one.
  /// - Throws: ``StargazerSourceFailure/notFound`` or ``StargazerSourceFailure/forbidden(reason:)`` when the
  ///   list is not for whoever asks, ``StargazerSourceFailure/ceiling`` when the service lists no more,
  ///   and whatever else keeps it away.
  func page(
    at place: PagePlace?, of repository: RepositoryName, unless validators: HTTPValidators
  ) async throws(StargazerSourceFailure) -> StargazerReply<StargazerPage>

  /// A page of the weeks, the newest first.
  ///
  /// - Parameter place: where the page is; nothing for the first one.
  func weeks(
    at place: PagePlace?, of repository: RepositoryName, unless validators: HTTPValidators
  ) async throws(StargazerSourceFailure) -> StargazerReply<StarWeekPage>
}

/// What the service says to a question.
public struct StargazerReply<Content: Hashable & Sendable>: Hashable, Sendable {
  /// Nothing when it is what it was when the validators were given.
  public let content: Content?
  /// What to ask with the next time.
  public let validators: HTTPValidators
  /// What else may be asked; nothing where the service does not say.
  public let allowance: StargazerAllowance?

  public init(
    _ content: Content?, validators: HTTPValidators, allowance: StargazerAllowance? = nil
  ) {
    self.content = content
    self.validators = validators
    self.allowance = allowance
  }
}

/// How much the service still answers.
public struct StargazerAllowance: Hashable, Sendable {
  /// How many questions.
  public let remaining: Int
  /// When there are more, by the clock of this machine.
  public let renewedAt: Timestamp

  public init(remaining: Int, renewedAt: Timestamp) {
    self.remaining = remaining
    self.renewedAt = renewedAt
  }
}

/// Where a page of a list is. The address comes from the service, which alone knows how its addresses are
/// made: it is kept and sent back as it is. The source alone may lead to another number in it, where the
/// service names a last page that it does not list.
public struct PagePlace: Hashable, Sendable {
  /// 1, 2, 3, …
  public let number: Int
  /// Path and query at the service, as the service wrote them.
  public let address: String

  public init(number: Int, address: String) {
    self.number = number
    self.address = address
  }
}

/// A page of the list of stargazers.
public struct StargazerPage: Hashable, Sendable {
  /// In the order of the service, the oldest star first; each person once.
  public let stargazers: [Stargazer]
  /// How many rows have nobody in them, since the account is gone or the row makes no sense.
  public let nameless: Int
  public let neighbours: PageNeighbours

  public init(stargazers: [Stargazer], nameless: Int = 0, neighbours: PageNeighbours) {
    self.stargazers = stargazers
    self.nameless = nameless
    self.neighbours = neighbours
  }

  /// How many rows the page has.
  public var rows: Int { stargazers.count + nameless }

  /// How many rows the service gives on one page.
  public static let size = 100

  /// How many stargazers of a repository the service lists at most, on all pages.
  public static let listed = 40_000
}

/// A page of weeks.
public struct StarWeekPage: Hashable, Sendable {
  /// The newest first.
  public let weeks: [StarWeek]
  /// Where the older ones are.
  public let next: PagePlace?

  public init(weeks: [StarWeek], next: PagePlace?) {
    self.weeks = weeks
    self.next = next
  }
}

/// The other pages that a page leads to.
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

/// Where stargazers and weeks are kept, so that they are there without the service, and a walk that was
/// stopped goes on.
public protocol StargazerStore: Sendable {
  /// What is known of a repository, or nothing.
  func ledger(of repository: RepositoryName) async throws(StargazerFailure) -> StargazerLedger?

  /// Notes what is known of a repository, in place of what was noted.
  func note(_ ledger: StargazerLedger) async throws(StargazerFailure)

  /// What is noted about a page that is kept, or nothing.
  func page(
    _ number: Int, of repository: RepositoryName
  ) async throws(StargazerFailure) -> StoredPage?

  /// The page with the highest number that is kept, or nothing.
  func lastPage(of repository: RepositoryName) async throws(StargazerFailure) -> StoredPage?

  /// Who is on a page, in their order; empty when it is not kept.
  func members(
    ofPage number: Int, of repository: RepositoryName
  ) async throws(StargazerFailure) -> [Stargazer.ID]

  /// Keeps a page: the rows, and what is noted about it. All of it, or, when this throws, nothing.
  ///
  /// Each person is on one page of a repository: who was on another one leaves it. Who was on this page
  /// and is not any more, goes.
  ///
  /// - Parameter above: a page that is joined to this one, as by ``join(page:of:fetchedAt:)``: nothing for
  ///   none.
  func keep(
    _ stargazers: [Stargazer], as page: StoredPage, of repository: RepositoryName,
    joining above: StoredPage?
  ) async throws(StargazerFailure)

  /// Notes that a page was found to be as it is kept. Nothing happens when it is not kept.
  func check(
    page number: Int, of repository: RepositoryName, at moment: Timestamp
  ) async throws(StargazerFailure)

  /// Notes that a page is joined: see ``StoredPage/isJoined``. Nothing happens when it is not kept, or when it
  /// has changed since: two programs may walk at once.
  ///
  /// - Parameter fetchedAt: when the page came that was joined.
  func join(
    page number: Int, of repository: RepositoryName, fetchedAt: Timestamp
  ) async throws(StargazerFailure)

  /// Removes the pages above a number, with who is on them.
  func removePages(
    above number: Int, of repository: RepositoryName
  ) async throws(StargazerFailure)

  /// How many rows are kept on the pages of some numbers, those with nobody in them counted.
  func rows(
    onPages numbers: ClosedRange<Int>, of repository: RepositoryName
  ) async throws(StargazerFailure) -> Int

  /// Who is kept on the pages of some numbers, in an order.
  ///
  /// - Parameter limit: how many at most. A limit under 1 gives none.
  func stargazers(
    onPages numbers: ClosedRange<Int>, of repository: RepositoryName, order: StargazerOrder,
    limit: Int
  ) async throws(StargazerFailure) -> [Stargazer]

  /// The stargazer of a name, in any case, or nothing.
  func stargazer(
    called login: String, of repository: RepositoryName
  ) async throws(StargazerFailure) -> Stargazer?

  /// Keeps weeks, each in place of what was kept of it.
  func keep(
    _ weeks: [StarWeek], of repository: RepositoryName
  ) async throws(StargazerFailure)

  /// The weeks that are kept, the newest first.
  func weeks(of repository: RepositoryName) async throws(StargazerFailure) -> [StarWeek]

  /// Returns the limit that was noted last for a caller of the service, or `nil` for none. It may be over.
  ///
  /// - Parameter caller: who asks the service: its origin, and whose questions they are.
  func limit(of caller: String) async throws(StargazerFailure) -> StargazerLimit?

  /// Notes a limit of a caller of the service, in place of the one that was noted. A limit without an end is
  /// not kept.
  func note(_ limit: StargazerLimit, of caller: String) async throws(StargazerFailure)

  /// Removes all that is kept of a repository.
  func forget(_ repository: RepositoryName) async throws(StargazerFailure)
}

/// What is known of a repository as a whole.
public struct StargazerLedger: Hashable, Sendable {
  public let repository: RepositoryName
  /// How many stars there are; nothing before the service has said it.
  public var total: Int?
  public var countedAt: Timestamp?
  public var countValidators: HTTPValidators
  /// Whether the list is for the people of the repository alone, as far as is known.
  public var isRestricted: Bool
  /// Why the service does not show the list, in its own words, if it gave a reason.
  public var refusal: String?
  /// When the list was last found to be as it is kept.
  public var listedAt: Timestamp?
  /// How many rows the service lists at most, where it has refused to list more.
  public var ceiling: Int?
  /// How many more stars the service counts than it lists, found by asking for every page: accounts that are
  /// gone, or hidden.
  public var unlisted: Int
  /// When the weeks were last found to be as they are kept.
  public var weeksAt: Timestamp?
  public var weekValidators: HTTPValidators
  /// Where the weeks go on that are not kept yet; nothing when all are.
  public var olderWeeks: PagePlace?

  public init(_ repository: RepositoryName) {
    self.repository = repository
    countValidators = .none
    isRestricted = false
    unlisted = 0
    weekValidators = .none
  }
}

/// What is noted about a page that is kept.
public struct StoredPage: Hashable, Sendable {
  public let number: Int
  /// Where it is; nothing for a first page that the service was asked for by the name of the repository.
  public let address: String?
  public let neighbours: PageNeighbours
  /// How many rows it has, those with nobody in them counted.
  public let rows: Int
  public let validators: HTTPValidators
  /// Whether the page before it was found right after this one had come. As long as this one is as it is kept,
  /// no star was taken back on it or before it, so it vouches for that page. The first one is joined always.
  public var isJoined: Bool
  /// When it came as it is kept.
  public let fetchedAt: Timestamp
  /// When it was last found to be so.
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

  /// Where it is.
  public var place: PagePlace? {
    address.map { PagePlace(number: number, address: $0) }
  }
}

extension StargazerStore {
  /// Keeps a page that no other one is joined to.
  public func keep(
    _ stargazers: [Stargazer], as page: StoredPage, of repository: RepositoryName
  ) async throws(StargazerFailure) {
    try await keep(stargazers, as: page, of: repository, joining: nil)
  }
}
