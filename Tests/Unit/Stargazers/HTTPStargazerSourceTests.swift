import CoreDomain
import CoreTesting
import HTTPTypes
import StargazersDomain
import StargazersInfrastructure
import StargazersTesting
private import Synchronization
import Testing

/// The requests to the service, and the contract.
@Suite struct HTTPStargazerSourceTests {
  @Test(arguments: StargazerSourceContract.checks)
  func keepsTheContract(
    _ check: ContractCheck<StargazerSourceContract.Subject>
  ) async throws {
    try await check(
      StargazerSourceContract.Subject { service in
        HTTPStargazerSource(
          client: StargazerServiceClient(service: service), base: InMemoryStargazerSource.base,
          token: nil, clock: FixedWallClock(.fixture()))
      })
  }

  @Test func sendsEachRequestWithItsPathAndMediaType() async throws {
    let requests = try await requests { source in
      _ = try? await source.count(.fixture(), unless: .none)
      _ = try? await source.page(at: nil, of: .fixture(), unless: .none)
      _ = try? await source.weeks(at: nil, of: .fixture(), unless: .none)
    }
    #expect(
      requests.map(\.path) == [
        "/repos/lindqvist/glaze/stargazers/count", "/repos/lindqvist/glaze",
        "/repos/lindqvist/glaze/stargazers?per_page=100",
        "/repos/lindqvist/glaze/stargazers/history?per_page=30",
      ])
    let (plain, starred) = ("application/vnd.github+json", "application/vnd.github.star+json")
    #expect(requests.map { $0.headerFields[.accept] } == [plain, plain, starred, plain])
    let version = try #require(HTTPField.Name("X-GitHub-Api-Version"))
    #expect(requests.allSatisfy { $0.headerFields[version] == "2026-03-10" })
    #expect(requests.allSatisfy { $0.headerFields[.authorization] == nil && $0.method == .get })
  }

  @Test func requestsALinkUnchangedExceptForItsFragment() async throws {
    let requests = try await requests { source in
      for address in [
        "https://api.example.org/repositories/7/stargazers?per_page=100&page=2&x=%2F#end",
        "HTTPS://API.example.org:443?page=2", "https://api.example.org/a//b/?page=3",
      ] {
        let place = PagePlace(number: 2, address: address)
        _ = try? await source.page(at: place, of: .fixture(), unless: .none)
        _ = try? await source.weeks(at: place, of: .fixture(), unless: .none)
      }
    }
    let paths = [
      "/repositories/7/stargazers?per_page=100&page=2&x=%2F", "/?page=2", "/a//b/?page=3",
    ]
    #expect(requests.map(\.path) == paths.flatMap { [$0, $0] })
    #expect(requests.allSatisfy { $0.authority?.lowercased().hasPrefix("api.example.org") == true })
  }

  /// A replay server has another port each time, but stored links must still work.
  @Test func resolvesALinkAgainstTheCurrentOrigin() async throws {
    let requests = try await requests(base: "http://127.0.0.1:8123/v3") { source in
      let place = PagePlace(number: 2, address: "/repositories/7/stargazers?page=2")
      _ = try? await source.page(at: place, of: .fixture(), unless: .none)
    }
    #expect(requests.map(\.authority) == ["127.0.0.1:8123"])
    #expect(requests.map(\.path) == ["/repositories/7/stargazers?page=2"])
  }

  @Test(arguments: [
    ("https://api.example.org/", "api.example.org", "/repos/lindqvist/glaze/stargazers/count"),
    ("http://[::1]:80//", "[::1]:80", "/repos/lindqvist/glaze/stargazers/count"),
    (
      "https://git.example.org/api/v3", "git.example.org",
      "/api/v3/repos/lindqvist/glaze/stargazers/count"
    ),
  ])
  func acceptsABaseWithAPathAndATrailingSlash(
    _ base: String, _ authority: String, _ path: String
  ) async throws {
    let request = try #require(
      try await requests(base: base) { source in
        _ = try? await source.count(.fixture(), unless: .none)
      }.first)
    #expect(request.authority == authority && request.path == path)
  }

  @Test(arguments: [
    "", "example.org/x", "ftp://example.org", "https://", "http://a/?x=1", "http://a/#x",
    "http://ä.org", "https://user@example.org",
  ])
  func reportsAnInvalidBaseWithoutARequest(_ base: String) async throws {
    let requests = try await requests(base: base) { source in
      let failure = await #expect(throws: StargazerSourceFailure.self) {
        try await source.count(.fixture(), unless: .none)
      }
      #expect(failure?.description.contains("“\(base)” is not the address of a service") == true)
    }
    #expect(requests == [])
  }

  // MARK: - The token

  @Test(arguments: [
    "https://api.example.org", "http://127.0.0.1:8080", "http://localhost:8080", "http://[::1]",
  ])
  func sendsTheTokenToTheService(_ base: String) async throws {
    let requests = try await requests(base: base, token: Secret("word")) { source in
      _ = try? await source.page(at: nil, of: .fixture(), unless: .none)
    }
    #expect(requests.map { $0.headerFields[.authorization] } == ["Bearer word"])
  }

  @Test(arguments: [
    "http://api.example.org", "http://127.example.org", "http://localhost.example.org",
    "http://10.0.0.1",
  ])
  func sendsNoTokenOverAnUnencryptedConnection(_ base: String) async throws {
    let requests = try await requests(base: base, token: Secret("word")) { source in
      let failure = await #expect(throws: StargazerSourceFailure.self) {
        try await source.page(at: nil, of: .fixture(), unless: .none)
      }
      #expect(failure?.description.contains("A token is sent only over https") == true)
      #expect(failure?.description.contains("word") == false)
    }
    #expect(requests == [])
  }

  @Test func sendsNoTokenToAnotherOrigin() async throws {
    let requests = try await requests(token: Secret("word")) { source in
      let place = PagePlace(number: 2, address: "https://elsewhere.example/?page=2")
      await #expect(throws: StargazerSourceFailure.foreign(place.address)) {
        try await source.page(at: place, of: .fixture(), unless: .none)
      }
    }
    #expect(requests == [])
  }

  // MARK: - Servers without the count endpoint

  @Test func requestsTheRepositoryFromAnOlderServer() async throws {
    let client = InMemoryHTTPClient { request, _ in
      guard request.path == "/repos/lindqvist/glaze" else { return HTTPAnswer(.notFound) }
      guard request.headerFields[.ifNoneMatch] == nil else { return HTTPAnswer(.notModified) }
      return HTTPAnswer(
        fields: [.eTag: "\"r\"", .lastModified: "Sat, 21 Nov 2026 08:30:00 GMT"],
        text: #"{"id":1,"full_name":"lindqvist/glaze","stargazers_count":7}"#)
    }
    let source = HTTPStargazerSource(
      client: client, base: "https://api.example.org", token: nil,
      clock: FixedWallClock(.fixture()))
    let reply = try await source.count(.fixture(), unless: .none)
    #expect(reply.content == 7)
    // Drops the date, which would be compared with that of the count endpoint.
    #expect(reply.validators == HTTPValidators(entityTag: "\"r\"", lastModified: nil))
    let again = try await source.count(.fixture(), unless: reply.validators)
    #expect(again.content == nil && again.validators == reply.validators)
  }

  /// Returns the requests that a source sends to a client that always responds 404.
  private func requests(
    base: String = "https://api.example.org", token: Secret? = nil,
    _ use: (HTTPStargazerSource) async throws -> Void
  ) async throws -> [HTTPRequest] {
    let client = NotingHTTPClient()
    try await use(
      HTTPStargazerSource(
        client: client, base: base, token: token, clock: FixedWallClock(.fixture())))
    return client.requests
  }
}

/// A client that responds 404 and records its requests.
private final class NotingHTTPClient: HTTPClient {
  private let noted = Mutex<[HTTPRequest]>([])

  var requests: [HTTPRequest] { noted.withLock { $0 } }

  func send(
    _ request: HTTPRequest, body: [UInt8], limits: HTTPLimits
  ) async throws(HTTPFailure) -> HTTPReply {
    noted.withLock { $0.append(request) }
    let address = "\(request.scheme ?? "")://\(request.authority ?? "")\(request.path ?? "")"
    return HTTPReply(response: HTTPResponse(status: .notFound), body: [], address: address)
  }
}
