public import CoreDomain
public import StargazersDomain

/// A repository that ``InMemoryStargazerSource`` serves: its stargazers, and how the service
/// replies to requests for it.
///
/// As on GitHub, each page has an entity tag. The tag depends only on the rows of its page, so the
/// tag of a full page does not change when pages are added after it.
public struct StarredRepository: Sendable {
  /// Whether the list is public, and if not, how the service replies to requests for it.
  public enum Access: Sendable {
    case everybody
    /// The list is hidden. Requests for it fail with this error.
    case nobody(StargazerSourceFailure)
    /// The list is hidden. Requests for it return a page without rows.
    case nobodyUntold
  }

  public let name: RepositoryName
  /// The rows, oldest star first; `nil` is a deleted account.
  public var rows: [Stargazer?]
  public var access: Access
  /// The weekly star counts, newest week first.
  public var weeks: [StarWeek]
  /// The maximum number of rows that the service lists. Requests beyond it fail.
  public var ceiling: Int
  /// How many more stars the service counts than it lists.
  public var hidden = 0
  /// The page number that the pagination links claim is the last; `nil` means the correct number.
  public var toldLast: Int?
  /// Whether each page links to the pages before it.
  public var linksBackwards = true

  public init(
    _ name: RepositoryName = .fixture(), starredBy rows: [Stargazer?] = [],
    access: Access = .everybody, weeks: [StarWeek] = [], ceiling: Int = 40_000
  ) {
    self.name = name
    self.rows = rows
    self.access = access
    self.weeks = weeks
    self.ceiling = ceiling
  }

  /// Adds a star at the end of the list.
  public mutating func star(_ stargazer: Stargazer) { rows.append(stargazer) }

  /// Removes the star of a user. All later rows move up.
  public mutating func unstar(_ id: Stargazer.ID) { rows.removeAll { $0?.id == id } }
}

// MARK: - Responses

extension StarredRepository {
  func count(unless validators: HTTPValidators) -> StargazerReply<Int> {
    let count = rows.count + hidden
    return reply(count, tag: "count-\(count)", unless: validators)
  }

  func page(
    _ number: Int, of size: Int, at base: String, unless validators: HTTPValidators
  ) throws(StargazerSourceFailure) -> StargazerReply<StargazerPage> {
    switch access {
    case .everybody: break
    case .nobody(let failure): throw failure
    case .nobodyUntold:
      let page = StargazerPage(stargazers: [], neighbours: PageNeighbours())
      return reply(page, tag: "nothing", unless: validators)
    }
    let start = (number - 1) * size
    guard start < ceiling else { throw .ceiling }
    let shown = rows.dropFirst(start).prefix(size)
    let people = shown.compactMap { $0 }
    let tag = people.map { "\($0.id)-\($0.login)" }.joined(separator: "_")
    let last = max(1, (rows.count + size - 1) / size)
    let isEnd = number == last || number > last && !linksBackwards
    let place = { PagePlace(number: $0, address: "\(base)/stargazers?page=\($0)") }
    return reply(
      StargazerPage(
        stargazers: people, nameless: shown.count - people.count,
        neighbours: PageNeighbours(
          previous: linksBackwards && number > 1 ? place(number - 1) : nil,
          next: number < last ? place(number + 1) : nil,
          last: (toldLast ?? (isEnd ? nil : last)).map(place))),
      tag: "\(shown.count)-\(Checksum(of: tag.utf8))", unless: validators)
  }

  func weeks(
    _ number: Int, of size: Int, at base: String, unless validators: HTTPValidators
  ) -> StargazerReply<StarWeekPage> {
    let shown = Array(weeks.dropFirst((number - 1) * size).prefix(size))
    let next = PagePlace(
      number: number + 1, address: "\(base)/stargazers/history?page=\(number + 1)")
    let tag = Checksum(of: shown.map { "\($0.start)\($0.days)" }.joined().utf8)
    return reply(
      StarWeekPage(weeks: shown, next: number * size < weeks.count ? next : nil),
      tag: "weeks-\(tag)", unless: validators)
  }

  private func reply<Content>(
    _ content: Content, tag: String, unless validators: HTTPValidators
  ) -> StargazerReply<Content> {
    let found = HTTPValidators(entityTag: "\"\(tag)\"", lastModified: nil)
    return StargazerReply(
      found.entityTag == validators.entityTag ? nil : content, validators: found)
  }
}
