import CoreDomain
import CoreTesting
import HTTPTypes
import StargazersDomain
import StargazersInfrastructure
import StargazersTesting
import Testing

@Suite struct HTTPStargazerSourceTests {
  @Test(arguments: StargazerSourceContract.checks)
  func keepsTheContract(
    _ check: ContractCheck<StargazerSourceContract.Subject>
  ) async throws {
    try await check(
      StargazerSourceContract.Subject { service in
        HTTPStargazerSource(StargazerServiceClient(service: service))
      })
  }

  @Test func sendsEachRequestWithItsPathAndMediaType() async throws {
    let requests = try await requests { source in
      _ = try? await source.count()
      _ = try? await source.page()
      _ = try? await source.weeks()
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
        _ = try? await source.page(at: place)
        _ = try? await source.weeks(at: place)
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
      _ = try? await source.page(at: place)
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
        _ = try? await source.count()
      }.first)
    #expect(request.authority == authority && request.path == path)
  }

  @Test(arguments: ["ftp://example.org", "http://a/?x=1", "http://a/#x", "http://ä.org"])
  func reportsAnInvalidBaseWithoutARequest(_ base: String) async throws {
    let requests = try await requests(base: base) { source in
      let failure = await #expect(throws: StargazerSourceFailure.self) { try await source.count() }
      #expect(failure?.description.contains("“\(base)” is not the address of a service") == true)
    }
    #expect(requests == [])
  }

  // MARK: - The token

  @Test(arguments: ["https://api.example.org", "http://127.0.0.1:8080"])
  func sendsTheTokenToTheService(_ base: String) async throws {
    let requests = try await requests(base: base, token: Secret("word")) { source in
      _ = try? await source.page()
    }
    #expect(requests.map { $0.headerFields[.authorization] } == ["Bearer word"])
  }

  @Test func sendsNoTokenOverAnUnencryptedConnection() async throws {
    let requests = try await requests(
      base: "http://api.example.org", token: Secret("word")
    ) { source in
      let failure = await #expect(throws: StargazerSourceFailure.self) { try await source.page() }
      #expect(failure?.description.contains("A token is sent only over https") == true)
      #expect(failure?.description.contains("word") == false)
    }
    #expect(requests == [])
  }

  /// The service of the contract suite does not see requests to other origins.
  @Test func sendsNothingToAnotherOrigin() async throws {
    let requests = try await requests(token: Secret("word")) { source in
      let place = PagePlace(number: 2, address: "https://elsewhere.example/?page=2")
      _ = try? await source.page(at: place)
      _ = try? await source.weeks(at: place)
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
    let source = HTTPStargazerSource(client)
    let reply = try await source.count()
    #expect(reply.content == 7)
    // Drops the date, which would be compared with that of the count endpoint.
    #expect(reply.validators == HTTPValidators(entityTag: "\"r\"", lastModified: nil))
    let again = try await source.count(unless: reply.validators)
    #expect(again.content == nil && again.validators == reply.validators)
  }

  /// Returns the requests that a source sends to a client that always responds 404.
  private func requests(
    base: String = "https://api.example.org", token: Secret? = nil,
    _ use: (HTTPStargazerSource) async throws -> Void
  ) async throws -> [HTTPRequest] {
    let sent = Recorder<HTTPRequest>()
    let client = InMemoryHTTPClient { request, _ in
      sent.remember(request)
      return HTTPAnswer(.notFound)
    }
    try await use(HTTPStargazerSource(client, base: base, token: token))
    return sent.all
  }
}

@Suite struct HTTPStargazerSourceLinkTests {
  private static let base = "https://api.example.org/repositories/7/stargazers"

  @Test func readsTheLinksOfAMiddlePage() async throws {
    let found = try await neighbours(
      """
      <\(Self.base)?per_page=100&page=4>; rel="prev", <\(Self.base)?per_page=100&page=6>; rel="next", \
      <\(Self.base)?per_page=100&page=131>; rel="last", <\(Self.base)?page=1>; rel="first"
      """, ofPage: 5)
    #expect(found.previous == Self.place(4, "?per_page=100&page=4"))
    #expect(found.next == Self.place(6, "?per_page=100&page=6"))
    #expect(found.last == Self.place(131, "?per_page=100&page=131"))
  }

  @Test(arguments: [
    (#"<?page=2>; rel="next last""#, 2, 2), (#"<?page=1000000001>; rel="last""#, nil, nil),
    (#"<?cursor=v1_7>; rel="next""#, 2, nil), (#"<?cursor=v1_7>; rel="last""#, nil, nil),
    (#"<?page=x>; rel="next", <?page=0>; rel="last""#, 2, nil),
    (#"<?per_page=3&page=2#page=9>; rel="next""#, 2, nil), (#"<?mypage=7>; rel="next""#, 2, nil),
    (#"<?page=1>; rel="last""#, nil, nil),
  ])
  func readsThePageNumberFromTheAddress(
    _ link: String, _ next: Int?, _ last: Int?
  ) async throws {
    let found = try await neighbours(link, ofPage: 1)
    #expect(found.next?.number == next)
    #expect(found.last?.number == last)
  }

  @Test(arguments: ["https://elsewhere.example/x?page=2", "//elsewhere.example/x?page=2"])
  func ignoresALinkToAnotherOrigin(_ address: String) async throws {
    let found = try await neighbours(
      "<\(address)>; rel=next, <\(address)>; rel=last, <\(address)>; rel=prev", ofPage: 3)
    #expect(found == PageNeighbours())
    let other = try await neighbours("<\(address)>; rel=next, <?page=2>; rel=next", ofPage: 1)
    #expect(other.next == Self.place(2, "?page=2"))
  }

  @Test(arguments: [1, 4, 5])
  func rejectsANextPageWithALowerNumber(_ number: Int) async {
    let failure = await #expect(throws: StargazerSourceFailure.self) {
      try await neighbours("<?page=\(number)>; rel=next", ofPage: 5)
    }
    #expect(failure == .unreadable("Page 5 names page \(number) as its next page."))
  }

  /// The service sometimes links to a last page that it refuses: it lists at most 40,000 rows.
  @Test(arguments: [
    ("?per_page=100&page=500", 400, "?per_page=100&page=400"),
    ("?page=401&per_page=100", 400, "?page=400&per_page=100"),
    ("?per_page=100&page=400", 400, "?per_page=100&page=400"),
  ])
  func replacesALinkBeyondTheCeilingByTheLastListedPage(
    _ told: String, _ number: Int, _ query: String
  ) async throws {
    let found = try await neighbours("<\(Self.base)\(told)>; rel=last", ofPage: 1)
    #expect(found.last == Self.place(number, query))
    #expect(try await neighbours("<\(Self.base)\(told)>; rel=last", ofPage: 400).last == nil)
  }

  private func neighbours(_ link: String, ofPage number: Int) async throws -> PageNeighbours {
    let fields = HTTPFields(wire: [("Link", link)])
    let source = HTTPStargazerSource(
      answering: HTTPAnswer(.ok, fields: fields, text: "[]"), from: Self.base)
    let place = number == 1 ? nil : Self.place(number, "?page=\(number)")
    let reply = try await source.page(at: place)
    return try #require(reply.content).neighbours
  }

  private static func place(_ number: Int, _ query: String) -> PagePlace {
    PagePlace(number: number, address: "/repositories/7/stargazers" + query)
  }
}

@Suite struct HTTPStargazerSourceFailureTests {
  @Test(
    arguments: [
      .refused("a:1"), .unresolvableHost("a"), .timedOut(.seconds(30)), .cutOff("early"),
      .untrusted("no name"), .tooManyRedirects(limit: 5), .forbiddenAddress("a"),
      .unsupportedScheme("ftp"), .malformedRequest("x"),
    ] as [HTTPFailure])
  func reportsThatTheServiceCannotBeReached(_ failure: HTTPFailure) async {
    #expect(await failures(failure) == [.unreachable(failure.description)])
  }

  @Test(arguments: [.malformedReply("no HTTP"), .tooLarge(limit: 9)] as [HTTPFailure])
  func reportsAReplyThatCannotBeRead(_ failure: HTTPFailure) async {
    #expect(await failures(failure) == [.unreadable(failure.description)])
  }

  /// Returns the errors of each of the three requests.
  private func failures(_ failure: HTTPFailure) async -> Set<StargazerSourceFailure> {
    let source = HTTPStargazerSource(StubHTTPClient(failing: failure))
    let failures = [
      await #expect(throws: StargazerSourceFailure.self) { try await source.count() },
      await #expect(throws: StargazerSourceFailure.self) { try await source.page() },
      await #expect(throws: StargazerSourceFailure.self) { try await source.weeks() },
    ]
    return Set(failures.compactMap(\.self))
  }
}
