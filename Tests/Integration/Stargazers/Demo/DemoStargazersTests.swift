import CoreDemo
import CoreDomain
import CoreInfrastructure
import CoreTesting
import HTTPTypes
import StargazersDemo
import TestSupport
import Testing

/// The demo's GitHub over libcurl: complete synchronizations of its pages while stars are added and
/// removed.
@Suite(.timeLimit(.minutes(1))) struct DemoStargazersTests {
  private static let list = "/repos/lindqvist/glaze/stargazers?per_page=50"
  private static let history = "/repos/lindqvist/glaze/stargazers/history"

  @Test func servesEachUserOnce() async throws {
    let stars = DemoStars(count: 230, withoutUser: [117])
    try await withStars(stars) { upstream async throws in
      let logins = try await upstream.pages(from: Self.list).flatMap(\.logins)
      #expect(logins == stars.logins.compactMap { $0 })
      #expect(upstream.server.requests.count == 5)
    }
  }

  @Test func datesTheStarsOfTheListAsTheHistoryDoes() async throws {
    try await withStars(DemoStars(count: 230, withoutUser: [117])) { upstream async throws in
      let pages = try await upstream.pages(
        from: Self.list, [.accept: "application/vnd.github.star+json"])
      let months = pages.flatMap { $0.values(of: "starred_at") }.map { $0.prefix(7) }
      let weeks = try await upstream.pages(from: Self.history)
      #expect(months.count == 230)
      #expect(weeks.flatMap { $0.numbers(of: "total") }.reduce(0, +) == 230)
      let starts = weeks.flatMap { $0.numbers(of: "week") }
      #expect(zip(starts, starts.dropFirst()).allSatisfy { $0 - $1 == 7 * 86_400 })
      #expect(months.first == "2015-10" && starts.last == 1_443_916_800)
    }
  }

  @Test func aStarRemovedBetweenPagesHidesAnotherOne() async throws {
    let stars = DemoStars(count: 120)
    let all = stars.logins.compactMap { $0 }
    try await withStars(stars) { upstream async throws in
      let first = try await upstream.get(Self.list)
      stars.unstar(all[3])
      let rest = try await upstream.pages(from: try #require(first.next))
      // Everybody moved up by one, so the first entry of the second page was on neither page.
      #expect(first.logins + rest.flatMap(\.logins) == all.filter { $0 != all[50] })
      let count = try await upstream.get("/repos/lindqvist/glaze/stargazers/count")
      #expect(count.text == "{\"count\":119}")
    }
  }

  @Test func aStarAddedBetweenPagesIsOnTheLastPage() async throws {
    let stars = DemoStars(count: 100)
    try await withStars(stars) { upstream async throws in
      let first = try await upstream.get(Self.list)
      stars.star("new-person", at: .fixture())
      let rest = try await upstream.pages(from: try #require(first.next))
      #expect(rest.map(\.logins.count) == [50, 1])
      #expect(rest.last?.logins == ["new-person"])
    }
  }

  @Test func anUnchangedPageUsesNoQuotaAndKeepsItsLinks() async throws {
    let contents = DemoContents.gitHub([Self.glaze(DemoStars(count: 120))])
    try await withGitHub(contents) { upstream async throws in
      let first = try await upstream.get(Self.list)
      let tag = try #require(first.response.headerFields[.eTag])
      let second = try await upstream.get(Self.list, [.ifNoneMatch: tag])
      #expect(second.response.status == .notModified && second.body.isEmpty)
      #expect(second.next == first.next && first.next != nil)
      #expect(first.field("X-RateLimit-Remaining") == "59")
      #expect(second.field("X-RateLimit-Remaining") == "59")
    }
  }

  @Test func exceedsTheHourlyLimitDuringASynchronization() async throws {
    let contents = DemoContents.gitHub([Self.glaze(DemoStars(count: 300))], rateLimit: 2)
    try await withGitHub(contents) { upstream async throws in
      let pages = try await upstream.pages(from: Self.list)
      #expect(pages.map(\.response.status) == [.ok, .ok, .forbidden])
      #expect(pages.last?.field("X-RateLimit-Remaining") == "0")
      #expect(pages.last?.field("X-RateLimit-Reset") == "1767229200")
    }
  }

  @Test func showsARestrictedListToAnAdministratorOnly() async throws {
    try await withGitHub { upstream async throws in
      let path = "/repos/haddad/kiln/stargazers"
      let token = HTTPFields([
        HTTPField(name: .authorization, value: "Bearer " + DemoGitHubToken.administrator)
      ])
      #expect(try await upstream.get(path, token).logins.count == 30)
      #expect(try await upstream.get(path).response.status == .notFound)
    }
  }

  @Test func redirectsARenamedRepository() async throws {
    try await withGitHub { upstream async throws in
      let reply = try await upstream.get("/repos/lindqvist/clay/stargazers?per_page=7&page=2")
      #expect(
        reply.address == "http://\(upstream.server.authority)/repositories/910001/stargazers"
          + "?per_page=7&page=2")
      #expect(reply.logins.count == 7)
    }
  }

  private static func glaze(_ stars: DemoStars) -> DemoRepository {
    DemoRepository("lindqvist/glaze", stars: stars)
  }

  /// Starts an upstream, by default with the demo's GitHub, and runs the body with libcurl.
  private func withGitHub(
    _ contents: DemoContents = .stargazers, _ body: (RunningUpstream) async throws -> Void
  ) async throws {
    try await withDemoUpstream(
      contents, through: CurlHTTPClient(userAgent: "SeamsTests/1"), body)
  }

  /// Starts an upstream with one repository with these stars, and runs the body.
  private func withStars(
    _ stars: DemoStars, _ body: (RunningUpstream) async throws -> Void
  ) async throws {
    try await withGitHub(.gitHub([Self.glaze(stars)]), body)
  }
}

extension RunningUpstream {
  /// Returns the page at a path and all following pages.
  fileprivate func pages(
    from path: String, _ fields: HTTPFields = [:]
  ) async throws(HTTPFailure) -> [HTTPReply] {
    var pages: [HTTPReply] = []
    var path: String? = path
    while let next = path {
      let page = try await get(next, fields)
      pages.append(page)
      path = page.next
    }
    return pages
  }
}

extension HTTPReply {
  /// The path of the next page, from the reply's `Link` field.
  fileprivate var next: String? {
    guard let name = HTTPField.Name("Link"),
      let link = response.headerFields[name]?.split(separator: ", ")
        .first(where: { $0.hasSuffix("rel=\"next\"") })
    else { return nil }
    let parts = link.dropFirst().prefix { $0 != ">" }.split(separator: "/", maxSplits: 2)
    return parts.last.map { "/" + $0 }
  }

  fileprivate var logins: [String] { values(of: "login") }

  /// The strings of a JSON key, in order.
  fileprivate func values(of name: String) -> [String] {
    text.split(separator: "\"\(name)\":\"").dropFirst().map { String($0.prefix { $0 != "\"" }) }
  }

  /// The numbers of a JSON key, in order.
  fileprivate func numbers(of name: String) -> [Int] {
    text.split(separator: "\"\(name)\":").dropFirst()
      .compactMap { Int($0.prefix(while: \.isWholeNumber)) }
  }

  fileprivate func field(_ name: String) -> String? {
    HTTPField.Name(name).flatMap { response.headerFields[$0] }
  }
}
