import CoreDomain
import CoreTesting
import HTTPTypes
import StargazersDomain
import StargazersInfrastructure
import StargazersTesting
import Testing

/// The links of a page, and which of them are followed.
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

  @Test func treatsAReplyWithoutALinkAsTheOnlyPage() async throws {
    #expect(try await neighbours(nil, ofPage: 1) == PageNeighbours())
  }

  @Test(arguments: [
    (#"<?page=2>; rel="next last""#, 2, 2), (#"</x?page=2>; REL=Next"#, 2, nil),
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

  @Test(arguments: [
    "https://elsewhere.example/x?page=2", "http://api.example.org/x?page=2",
    "https://api.example.org:8443/x?page=2", "//elsewhere.example/x?page=2",
    "https://api.example.org@elsewhere.example/x?page=2", "ftp://api.example.org/?page=2",
  ])
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
    #expect(
      failure == .unreadable("The link to the next page of page 5 leads to page \(number)."))
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

  @Test func storesALinkWithoutItsOrigin() async throws {
    let place = try await neighbours("<\(Self.base)?page=2>; rel=next", ofPage: 1).next
    #expect(place == PagePlace(number: 2, address: "/repositories/7/stargazers?page=2"))
  }

  @Test func followsTheLinksOfTheWeeks() async throws {
    let address = "https://api.example.org/repositories/7/stargazers/history?per_page=30&page=2"
    let source = HTTPStargazerSource(
      answering: HTTPAnswer(.ok, fields: Self.link("<\(address)>; rel=\"next\""), text: "[]"))
    let page = try await source.weeks(at: nil, of: .fixture(), unless: .none).content
    #expect(page?.next?.address == "/repositories/7/stargazers/history?per_page=30&page=2")
  }

  private func neighbours(_ link: String?, ofPage number: Int) async throws -> PageNeighbours {
    let source = HTTPStargazerSource(
      answering: HTTPAnswer(.ok, fields: Self.link(link), text: "[]"), from: Self.base)
    let place = number == 1 ? nil : Self.place(number, "?page=\(number)")
    let reply = try await source.page(at: place, of: .fixture(), unless: .none)
    return try #require(reply.content).neighbours
  }

  private static func place(_ number: Int, _ query: String) -> PagePlace {
    PagePlace(number: number, address: "/repositories/7/stargazers" + query)
  }

  private static func link(_ text: String?) -> HTTPFields {
    HTTPFields(wire: text.map { [("Link", $0)] } ?? [])
  }
}
