public import CoreDomain
public import CoreTesting
public import StargazersDomain

extension Stargazer {
  /// A user who starred a repository `hours` hours after 2026-01-01T00:00:00Z, or at an unknown
  /// time if `hours` is `nil`.
  public static func fixture(
    id: Int64 = 1, login: String? = nil, starred hours: Int64? = 0
  ) -> Stargazer {
    let login = login ?? "person-\(id)"
    return Stargazer(
      id: Stargazer.ID(id), login: login, page: WebAddress("https://github.com/\(login)"),
      avatar: WebAddress("https://avatars.example/u/\(id)"),
      starredAt: hours.map { .fixture($0 * 3600) })
  }

  /// One user for each number in the range, in order. The number is the identifier, and each user
  /// starred one hour after the previous one.
  public static func fixtures(_ numbers: ClosedRange<Int64>) -> [Stargazer] {
    numbers.map { fixture(id: $0, starred: $0) }
  }
}

extension RepositoryName {
  public static func fixture(_ text: String = "lindqvist/glaze") -> RepositoryName {
    valid(try RepositoryName(text), text)
  }
}

extension StoredPage {
  /// The state of a stored page. It has an address unless it is the first page.
  ///
  /// - Parameters:
  ///   - rows: The number of rows, including rows without a user.
  ///   - tag: The entity tag without quotation marks, or `nil` for no validators.
  public static func fixture(
    _ number: Int = 1, rows: Int = 0, tag: String? = nil, fetchedAt: Timestamp = .fixture()
  ) -> StoredPage {
    StoredPage(
      number: number, address: number == 1 ? nil : PagePlace.fixture(number).address,
      neighbours: PageNeighbours(), rows: rows,
      validators: HTTPValidators(entityTag: tag.map { "\"\($0)\"" }, lastModified: nil),
      isJoined: false, fetchedAt: fetchedAt, checkedAt: fetchedAt)
  }
}

extension PagePlace {
  public static func fixture(_ number: Int = 2) -> PagePlace {
    PagePlace(
      number: number, address: "https://api.example.org/repositories/1/stargazers?page=\(number)")
  }
}

extension StarWeek {
  /// The week that starts a number of weeks before Sunday, 2025-12-28.
  public static func fixture(_ weeks: Int = 0, days: [Int] = [0, 1, 0, 2, 0, 0, 0]) -> StarWeek {
    let sunday = Timestamp.fixture("2025-12-28T00:00:00Z").advanced(by: .seconds(weeks * -604_800))
    return valid(StarWeek(start: sunday, days: days), "\(days)")
  }
}
