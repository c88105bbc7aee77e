public import CoreDomain
public import StargazersDomain

// Builders for tests: every part has a default, so that a test shows only what matters to it. Bad
// values trap, since a test that builds nonsense is wrong and not unlucky.

extension Stargazer {
  /// Somebody who starred a repository some hours after 2026-01-01T00:00:00Z.
  public static func fixture(
    id: Int64 = 1, login: String? = nil, starred hours: Int64? = 0
  ) -> Stargazer {
    let login = login ?? "person-\(id)"
    return Stargazer(
      id: Stargazer.ID(id), login: login, page: StargazerLink("https://github.com/\(login)"),
      avatar: StargazerLink("https://avatars.example/u/\(id)"),
      starredAt: hours.map { fixtureTime($0 * 3600) })
  }

  /// A moment some seconds after 2026-01-01T00:00:00Z.
  public static func fixtureTime(_ seconds: Int64 = 0) -> Timestamp {
    guard let moment = Timestamp(secondsSince1970: 1_767_225_600 + seconds) else {
      preconditionFailure("\(seconds) s after 2026 are out of bounds")
    }
    return moment
  }
}

extension RepositoryName {
  public static func fixture(_ text: String = "lindqvist/glaze") -> RepositoryName {
    do throws(StargazerFailure) {
      return try RepositoryName(text)
    } catch {
      preconditionFailure("a fixture that is not valid: \(error)")
    }
  }
}
