import CoreDomain
import HTTPTypes
import Testing

/// The Stargazers feature's expectations of GitHub: https://docs.github.com/rest/activity/starring
///
/// The list of stargazers is visible to members of the repository only. Without a token, the tests
/// can only request the public count and the public history.
@Suite(.timeLimit(.minutes(1))) struct StargazersLiveTests {
  private static let version: [HTTPField.Name: String] = [
    .accept: "application/vnd.github+json", .gitHubVersion: "2026-03-10",
  ]

  private struct Repository: Decodable {
    struct Owner: Decodable {
      let login: String
      let avatarUrl: String
    }
    let id: Int
    let fullName: String
    let stargazersCount: Int
    let owner: Owner
  }

  /// `apple/swift` moved to another owner, so this request also tests the redirect.
  @Test func readsARepositoryAfterItMoved() async throws {
    let swift = try await LiveService.gitHub.value(
      Repository.self, at: "/repos/apple/swift", Self.version)
    #expect(swift.fullName.hasSuffix("/swift"))
    #expect(swift.fullName == "\(swift.owner.login)/swift")
    #expect(swift.owner.avatarUrl.hasPrefix("https://"))
    #expect(swift.stargazersCount > 10_000)
    #expect(swift.id > 0)
  }

  @Test func readsTheRemainingQuota() async throws {
    let fields = try await LiveService.gitHub.reply("/repos/apple/swift", Self.version)
      .response.headerFields
    #expect(fields[.rateLimitRemaining].flatMap { Int($0) } != nil)
    #expect(fields[.rateLimitReset].flatMap { Int($0) } != nil)
    #expect(fields[.eTag] != nil)
  }

  private struct Week: Decodable {
    /// Seconds since 1970.
    let week: Int
    let total: Int
    let days: [Int]
  }

  @Test func readsTheWeeksOfTheHistoryNewestFirst() async throws {
    let weeks = try await LiveService.gitHub.value(
      [Week].self, at: "/repos/swiftlang/swift/stargazers/history?per_page=30", Self.version)
    #expect((1...30).contains(weeks.count))
    #expect(weeks.map(\.week) == weeks.map(\.week).sorted(by: >))
    #expect(weeks.allSatisfy { $0.days.count == 7 && $0.days.reduce(0, +) == $0.total })
  }
}

extension HTTPField.Name {
  fileprivate static var gitHubVersion: Self { name("X-GitHub-Api-Version") }
  fileprivate static var rateLimitRemaining: Self { name("X-RateLimit-Remaining") }
  fileprivate static var rateLimitReset: Self { name("X-RateLimit-Reset") }

  private static func name(_ text: String) -> Self {
    guard let name = HTTPField.Name(text) else {
      preconditionFailure("invalid field name “\(text)”")
    }
    return name
  }
}

extension LiveService {
  fileprivate static let gitHub = LiveService("GitHub", "https://api.github.com")
}
