import CoreDomain
import CoreTesting
import HTTPTypes
import Testing

@testable import CoreDemo
@testable import StargazersDemo

@Suite struct DemoGitHubTests {
  private static let glaze = "/repos/lindqvist/glaze/stargazers"

  @Test(arguments: [
    ("?per_page=100", 100, "next last"), ("?per_page=100&page=2", 43, "prev first"),
    ("", 30, "next last"), ("?page=3", 30, "prev next last first"), ("?page=9", 0, "prev first"),
    ("?per_page=500", 100, "next last"), ("?per_page=0&page=-1", 1, "next last"),
  ])
  func listsStargazersPageByPage(_ query: String, _ count: Int, _ links: String) {
    let reply = answer(Self.glaze + query)
    #expect(reply.text.count(of: "\"login\"") == count)
    #expect(reply.relations == links)
    #expect(
      reply.fields[.pageLinks]?.contains("127.0.0.1/repositories/910001/stargazers?") == true)
  }

  @Test func linksToOtherPagesByTheirNumbers() {
    let list = "http://127.0.0.1/repositories/910001/stargazers?per_page=30"
    let links = [("prev", 2), ("next", 4), ("last", 5), ("first", 1)].map { relation, page in
      "<\(list)&page=\(page)>; rel=\"\(relation)\""
    }
    #expect(answer(Self.glaze + "?page=3").fields[.pageLinks] == links.joined(separator: ", "))
  }

  @Test func listsEachUserOnce() {
    let stars = DemoStars(count: 143, withoutUser: [117])
    let services = Self.services(of: [DemoRepository("lindqvist/glaze", stars: stars)])
    let logins = ["1", "2"].flatMap { page -> [String] in
      services.answer(UpstreamRequest(Self.glaze + "?per_page=100&page=" + page, fields: .named))
        .text.split(separator: "\"login\":\"").dropFirst().map { String($0.prefix { $0 != "\"" }) }
    }
    #expect(logins == stars.logins.compactMap { $0 })
  }

  @Test func sendsTheTimeOfAStarOnRequest() {
    let path = Self.glaze + "?per_page=1"
    #expect(answer(path).text.hasPrefix("[{\"login\":\"mira-lindqvist\""))
    let reply = answer(path, [.accept: "application/vnd.github.star+json"])
    #expect(reply.text.hasPrefix("[{\"starred_at\":\"2015-10-"))
    #expect(reply.text.contains("Z\",\"user\":{\"login\":\"mira-lindqvist\""))
    #expect(reply.fields[.gitHubMediaType] == "github.v3; param=star; format=json")
  }

  @Test(arguments: ["virtanen/loom", "quispe/quarry"])
  func theListEndsAtItsCeiling(_ name: String) {
    let path = "/repos/\(name)/stargazers?per_page=100&page="
    #expect(answer(path + "400").text.count(of: "\"login\"") == 100)
    let straddling = "/repos/\(name)/stargazers?per_page=30&page=1334"
    #expect(answer(straddling).text.count(of: "\"login\"") == 10)
    for page in ["401", "410", "9223372036854775807"] {
      let reply = answer(path + page)
      #expect(reply.status == .unprocessableContent)
      #expect(
        reply.text.hasPrefix(
          "{\"message\":\"In order to keep the API fast for everyone, "
            + "pagination is limited for this resource.\",\"documentation_url\":\"https://"))
      #expect(reply.text.hasSuffix("\"status\":\"422\"}"))
    }
    #expect(answer("/repos/\(name)/stargazers/count").text == "{\"count\":40960}")
  }

  @Test func mayRejectTheLinkedLastPage() {
    let query = "/stargazers?per_page=100"
    let loom = answer("/repos/virtanen/loom" + query).fields[.pageLinks]
    #expect(loom?.contains("page=400>; rel=\"last\"") == true)
    let quarry = answer("/repos/quispe/quarry" + query).fields[.pageLinks]
    #expect(quarry?.contains("page=410>; rel=\"last\"") == true)
    #expect(answer("/repos/virtanen/loom" + query + "&page=400").relations == "prev first")
  }

  @Test(
    arguments: [
      ("haddad/kiln", HTTPResponse.Status.notFound, "\"Not Found\""),
      ("seo/lantern", .forbidden, "\"Must have push access to repository\""),
      ("mensah/harbour", .ok, "[]"),
    ] as [(String, HTTPResponse.Status, String)])
  func showsARestrictedListToAnAdministratorOnly(
    _ name: String, _ status: HTTPResponse.Status, _ words: String
  ) {
    let path = "/repos/\(name)/stargazers"
    for token in [[:], [.authorization: "Bearer demo-visitor"]] as [HTTPFields] {
      let reply = answer(path, token)
      #expect(reply.status == status && reply.text.contains(words))
      #expect(reply.fields[.pageLinks] == nil)
      #expect(answer(path + "/count", token).text == "{\"count\":12}")
      #expect(answer(path + "/history", token).text.contains("\"days\":["))
      #expect(answer("/repos/" + name, token).text.contains("\"stargazers_count\":12,"))
    }
    let full = answer(path, [.authorization: "token demo-admin"])
    #expect(full.text.count(of: "\"login\"") == 12)
  }

  @Test(arguments: ["Bearer demo-nobody", "Bearer", "Basic demo-admin", "demo-admin", ""])
  func rejectsAnInvalidToken(_ authorization: String) {
    let reply = answer(Self.glaze, [.authorization: authorization])
    #expect(reply.status == .unauthorized)
    #expect(reply.text.hasPrefix("{\"message\":\"Bad credentials\""))
  }

  @Test func describesARepository() {
    let text = answer("/repos/lindqvist/glaze").text
    for part in [
      "\"id\":910001,", "\"name\":\"glaze\",", "\"full_name\":\"lindqvist/glaze\",",
      "\"private\":false,", "\"stargazers_count\":143,",
    ] {
      #expect(text.contains(part), "\(part)")
    }
    #expect(answer("/repositories/910001").text == text)
    #expect(answer("/REPOS/Lindqvist/GLAZE").status == .notFound)
    #expect(answer("/repos/Lindqvist/GLAZE").text == text)
  }

  @Test func aRepositoryWithoutAStarHasAnEmptyList() {
    let list = answer("/repos/okafor/tide/stargazers")
    #expect(list.status == .ok && list.text == "[]" && list.relations == "")
    #expect(answer("/repos/okafor/tide/stargazers/history").text == "[]")
    #expect(answer("/repos/okafor/tide/stargazers/count").text == "{\"count\":0}")
  }

  @Test(arguments: [
    "", "/stargazers?per_page=100&page=2", "/stargazers/count", "/stargazers/history",
  ])
  func redirectsAFormerNameToTheCurrentOne(_ rest: String) {
    let reply = answer("/repos/lindqvist/CLAY" + rest)
    let address = "http://127.0.0.1/repositories/910001" + rest
    #expect(reply.status == .movedPermanently)
    #expect(reply.fields[.location] == address)
    #expect(
      reply.text.hasPrefix("{\"message\":\"Moved Permanently\",\"url\":\(address.jsonString)"))
  }

  @Test(arguments: [
    "/repos/a/b", "/repos/a/b/stargazers", "/repos/lindqvist", "/repos", "/repositories/1",
    "/repos/lindqvist/glaze/", "/repos/lindqvist/glaze/stargazers/", "/repos//lindqvist/glaze",
    "/repos/lindqvist/glaze/forks", "/repos/lindqvist/glaze/stargazers/count/more",
  ])
  func reportsAMissingRepositoryInGitHubsWords(_ path: String) {
    let reply = answer(path)
    #expect(reply.status == .notFound)
    #expect(reply.text.hasPrefix("{\"message\":\"Not Found\",\"documentation_url\":"))
    #expect(reply.text.hasSuffix("\"status\":\"404\"}"))
  }

  @Test func requiresAUserAgentAndAKnownVersion() {
    let nameless = UpstreamRequest(Self.glaze)
    #expect(Self.services().answer(nameless).status == .forbidden)
    for version in ["2022-11-28", "2026-03-10"] {
      #expect(answer(Self.glaze, [.gitHubVersion: version]).status == .ok)
    }
    #expect(answer(Self.glaze, [.gitHubVersion: "2020-01-01"]).status == .badRequest)
  }

  @Test(arguments: ["", "/stargazers", "/stargazers/count", "/stargazers/history"])
  func sendsTheCacheControlOfGitHub(_ rest: String) {
    let reply = answer("/repos/lindqvist/glaze" + rest)
    #expect(reply.fields[.eTag]?.hasPrefix("W/\"") == true)
    #expect(reply.fields[.cacheControl] == "public, max-age=60, s-maxage=60")
    #expect(reply.fields[.vary] == "Accept, Authorization, Cookie, X-GitHub-OTP")
    #expect(reply.fields[.date] == "Thu, 01 Jan 2026 00:00:00 GMT")
    let own = answer("/repos/lindqvist/glaze" + rest, [.authorization: "Bearer demo-admin"])
    #expect(own.fields[.cacheControl] == "private, max-age=60, s-maxage=60")
  }

  @Test func aTagChangesOnlyWithItsPage() {
    let stars = DemoStars(count: 143)
    let services = Self.services(of: [DemoRepository("lindqvist/glaze", stars: stars)])
    let tags = {
      ["1", "2"].map { page in
        services.answer(UpstreamRequest(Self.glaze + "?per_page=100&page=" + page, fields: .named))
          .fields[.eTag]
      }
    }
    let before = tags()
    stars.star("new-person", at: .fixture())
    #expect(tags()[0] == before[0])
    #expect(tags()[1] != before[1])
  }

  @Test func listsThirtyWeeksOfTheHistoryPerPage() throws {
    let path = "/repos/lindqvist/glaze/stargazers/history"
    let first = answer(path + "?per_page=100")
    #expect(first.text.count(of: "\"week\"") == 30)
    #expect(first.relations == "next last")
    #expect(first.text.hasPrefix("[{\"week\":1766880000,\"total\":"))
    #expect(
      first.fields[.pageLinks]?.contains("/repositories/910001/stargazers/history?") == true)
    let totals = (1...20).flatMap { page in
      answer(path + "?page=\(page)").text.split(separator: "\"total\":").dropFirst()
        .compactMap { Int($0.prefix { $0 != "," }) }
    }
    #expect(totals.count == 535)
    #expect(totals.reduce(0, +) == 143)
  }

  @Test func refusesRequestsAboveTheHourlyLimitUntilTheHourEnds() {
    let clock = SettableWallClock(.fixture())
    let contents = DemoContents.gitHub(.ofEachKind, rateLimit: 1, tokenRateLimit: 2)
    let services = UpstreamServices(contents, clock: clock)
    let request = UpstreamRequest("/repos/okafor/tide/stargazers", fields: .named)
    let first = services.answer(request)
    #expect(first.status == .ok && first.fields[.rateRemaining] == "0")
    let second = services.answer(request)
    #expect(second.status == .forbidden && second.fields[.rateReset] == "1767229200")
    #expect(second.fields[.rateRemaining] == "0")
    #expect(second.text.hasPrefix("{\"message\":\"API rate limit exceeded for 127.0.0.1."))
    // An unchanged reply does not count against the limit.
    var known = HTTPFields.named
    known[.ifNoneMatch] = first.fields[.eTag]
    let knowing = UpstreamRequest(request.target, fields: known)
    #expect(services.answer(knowing).encoded(for: knowing).status == .notModified)
    // Each token has its own limit.
    var fields = HTTPFields.named
    fields[.authorization] = "Bearer demo-visitor"
    let other = services.answer(UpstreamRequest(request.target, fields: fields))
    #expect(other.fields[.rateLimit] == "2" && other.fields[.rateRemaining] == "1")
    fields[.ifNoneMatch] = other.fields[.eTag]
    let same = services.answer(UpstreamRequest(request.target, fields: fields))
    #expect(same.fields[.rateRemaining] == "1")
    clock.set(.fixture(3600))
    #expect(services.answer(request).status == .ok)
  }

  @Test func hasTheRateLimitOfGitHubAndAHigherOneInADemo() {
    let limit = { (contents: DemoContents) in
      Self.services(contents).answer(UpstreamRequest("/repos/okafor/tide", fields: .named))
        .fields[.rateLimit]
    }
    #expect(limit(.gitHub(.ofEachKind)) == "60")
    #expect(limit(.stargazers) == "5000")
    #expect(
      answer("/repos/okafor/tide", [.authorization: "token demo-admin"]).fields[.rateLimit]
        == "5000")
  }

  private func answer(_ path: String, _ fields: HTTPFields = [:]) -> UpstreamReply {
    var all = HTTPFields.named
    all.append(contentsOf: fields)
    return Self.services().answer(UpstreamRequest(path, fields: all))
  }

  private static func services(
    of repositories: [DemoRepository] = .ofEachKind
  ) -> UpstreamServices {
    services(.gitHub(repositories))
  }

  private static func services(_ contents: DemoContents) -> UpstreamServices {
    UpstreamServices(contents, clock: FixedWallClock(.fixture()))
  }
}

@Suite struct DemoGitHubFaultTests {
  @Test(arguments: [
    (UpstreamFault.forbidden, 403, nil, "59", "Forbidden"),
    (.forbiddenForNow, 403, "30", "59", "You have triggered an abuse detection mechanism."),
    (.tooManyRequests, 429, nil, "0", "API rate limit exceeded for 127.0.0.1."),
    (.tooManyRequestsForNow, 429, "30", "59", "You have exceeded a secondary rate limit."),
    (.secondaryLimit, 403, nil, "59", "You have exceeded a secondary rate limit."),
    (.secondaryLimitForNow, 429, "1", "59", "You have exceeded a secondary rate limit."),
  ])
  func rejectsARequestWithTheMessageOfGitHub(
    _ fault: UpstreamFault, _ status: Int, _ retryAfter: String?, _ remaining: String,
    _ message: String
  ) throws {
    let reply = try #require(Self.reply(with: fault, at: "/repos/okafor/tide/stargazers"))
    #expect(reply.status.code == status)
    #expect(reply.fields[.retryAfter] == retryAfter)
    #expect(reply.fields[.rateRemaining] == remaining)
    #expect(reply.fields[.rateReset] == "1767229200")
    #expect(reply.text.hasPrefix("{\"message\":\"\(message)"), "\(reply.text)")
  }

  @Test(arguments: [
    (UpstreamFault.badGateway, "/repos/okafor/tide", "{\"error\":\"Server Error\"}"),
    (.unavailable, "/repos/okafor/tide", "<!DOCTYPE html>"),
    (.serverError, "/repositories/910002", "<!DOCTYPE html>"),
  ])
  func sendsAPageIfGitHubHasNoMessage(_ fault: UpstreamFault, _ path: String, _ beginning: String) {
    #expect(Self.reply(with: fault, at: path)?.text.hasPrefix(beginning) == true)
  }

  private static func reply(with fault: UpstreamFault, at path: String) -> UpstreamReply? {
    let services = UpstreamServices(
      .gitHub(DemoRepository.invented()), clock: FixedWallClock(.fixture()))
    let request = UpstreamRequest(path, fields: [.userAgent: "tests"])
    return services.reply(with: fault, insteadOf: services.answer(request), to: request)
  }
}

extension [DemoRepository] {
  fileprivate static var ofEachKind: [DemoRepository] {
    [
      DemoRepository(
        "lindqvist/glaze", stars: DemoStars(count: 143), formerNames: ["lindqvist/clay"]),
      DemoRepository("okafor/tide", id: 2, stars: DemoStars(count: 0)),
      DemoRepository("haddad/kiln", id: 3, stars: DemoStars(count: 12), refusal: .notFound),
      DemoRepository("seo/lantern", id: 4, stars: DemoStars(count: 12), refusal: .forbidden),
      DemoRepository("mensah/harbour", id: 5, stars: DemoStars(count: 12), refusal: .emptyPage),
      DemoRepository("virtanen/loom", id: 6, stars: DemoStars(count: 40_960)),
      DemoRepository(
        "quispe/quarry", id: 7, stars: DemoStars(count: 40_960), tellsOfRefusedPages: true),
    ]
  }
}

extension HTTPFields {
  fileprivate static let named: HTTPFields = [.userAgent: "tests"]
}

extension UpstreamReply {
  /// The relations of the page links, in order.
  fileprivate var relations: String {
    (fields[.pageLinks] ?? "").split(separator: "rel=\"").dropFirst()
      .map { $0.prefix { $0 != "\"" } }.joined(separator: " ")
  }
}
