import CoreDemo
import CoreDomain
import CoreInfrastructure
import HTTPTypes
import StargazersDemo
import TestSupport
import Testing

/// The demo's GitHub over libcurl: its links, its redirects and its conditional replies.
@Suite(.timeLimit(.minutes(1))) struct DemoStargazersTests {
  private static let list = "/repos/lindqvist/glaze/stargazers?per_page=50"

  @Test func servesEachUserOnce() async throws {
    let stars = DemoStars(count: 230, withoutUser: [117])
    try await withGitHub(Self.glaze(stars)) { upstream async throws in
      let logins = try await upstream.pages(from: Self.list).flatMap(\.logins)
      #expect(logins == stars.logins.compactMap { $0 })
      #expect(upstream.server.requests.count == 5)
    }
  }

  @Test func anUnchangedPageUsesNoQuotaAndKeepsItsLinks() async throws {
    try await withGitHub(Self.glaze(DemoStars(count: 120))) { upstream async throws in
      let first = try await upstream.get(Self.list)
      let tag = try #require(first.response.headerFields[.eTag])
      let second = try await upstream.get(Self.list, [.ifNoneMatch: tag])
      #expect(second.response.status == .notModified && second.body.isEmpty)
      #expect(second.next == first.next && first.next != nil)
      #expect(first.field("X-RateLimit-Remaining") == "59")
      #expect(second.field("X-RateLimit-Remaining") == "59")
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

  /// A service with one repository with these stars.
  private static func glaze(_ stars: DemoStars) -> DemoContents {
    .gitHub([DemoRepository("lindqvist/glaze", stars: stars)])
  }

  /// Starts an upstream, by default with the demo's GitHub, and runs the body with libcurl.
  private func withGitHub(
    _ contents: DemoContents = .stargazers, _ body: (RunningUpstream) async throws -> Void
  ) async throws {
    try await withDemoUpstream(
      contents, through: CurlHTTPClient(userAgent: "SeamsTests/1"), body)
  }
}

extension RunningUpstream {
  /// Returns the page at a path and all following pages.
  fileprivate func pages(from path: String) async throws(HTTPFailure) -> [HTTPReply] {
    var pages: [HTTPReply] = []
    var path: String? = path
    while let next = path {
      let page = try await get(next)
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

  fileprivate var logins: [String] {
    text.split(separator: #""login":""#).dropFirst().map { String($0.prefix { $0 != "\"" }) }
  }

  fileprivate func field(_ name: String) -> String? {
    HTTPField.Name(name).flatMap { response.headerFields[$0] }
  }
}
