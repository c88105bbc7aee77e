import CoreDomain
import CoreTesting
import EarthquakesDomain
import EarthquakesTesting
import HTTPTypes
import Testing

@testable import Server

/// The list page, opened by its button.
@Suite struct ServerQuakeListTests {
  private let repository = StubQuakeRepository()

  @Test func showsARowForEachWithALinkToIt() async throws {
    let person = try await visit(
      .served([
        .fixture(
          id: "nc/1", time: .fixture("2026-02-03T04:05:06.789Z"), magnitude: 4.25, depth: 10.04,
          placeName: "7 km NW of Somewhere", at: .fixture(38.78, -121.98)),
        .fixture(
          id: "nc2", time: .fixture("1969-12-31T23:59:00Z"), magnitude: -0.2, depth: -1.3,
          placeName: "A & B", kind: QuakeKind("quarry blast")),
        .fixture(id: "nc3", magnitude: nil, depth: nil, placeName: nil),
      ]))
    #expect(
      person.page.rows == [
        ["Place", "Magnitude", "Time", "Distance", "Depth"],
        ["7 km NW of Somewhere", "4.25", "2026-02-03 04:05 UTC", "111.1 km", "10 km"],
        ["A & B · quarry blast", "−0.2", "1969-12-31 23:59 UTC", "0 km", "−1.3 km"],
        ["37.78°N 121.98°W", "unknown", "2026-01-01 00:00 UTC", "0 km", "unknown"],
      ])
    #expect(person.page.link("7 km NW of Somewhere") == "/earthquakes/events/nc%2F1")
    #expect(person.page.values(of: "datetime", "time").first == "2026-02-03T04:05:06.789Z")
    #expect(person.page.texts("caption") == ["All earthquakes, newest first"])
    #expect(
      person.page.texts(role: "status").last
        == "3 earthquakes within 100 km of San Ramon since 2015-10-01.")
  }

  @Test func returnsTheTotalBesideTheRows() async throws {
    let person = try await visit(.served([.fixture()], total: 1234, order: .largest))
    #expect(person.page.texts("caption") == ["1 earthquake, largest first"])
    #expect(person.page.texts(role: "status").last?.hasPrefix("1234 earthquakes") == true)
  }

  @Test func showsASentenceInsteadOfATableWithoutEarthquakes() async throws {
    let person = try await visit(.served([]))
    #expect(
      person.page.texts(role: "status").last
        == "No earthquakes within 100 km of San Ramon since 2015-10-01.")
    #expect(person.page.rows.isEmpty)
    #expect(person.page.values(of: "src", "img").isEmpty)
  }

  @Test func showsAMapAndAHistogramOfTheQueryAsFiles() async throws {
    let path = "/earthquakes/list?near=Suva&radius=50&magnitude=-1&sort=nearest&limit=5"
    let person = try await visit(.served([.fixture()]), path)
    let query = "?near=Suva&radius=50&magnitude=-1"
    let files = ["/earthquakes/map.svg\(query)", "/earthquakes/histogram.svg\(query)"]
    #expect(person.page.values(of: "src", "img") == files)
    #expect(person.page.link("Open the map as a file") == files[0])
    #expect(person.page.values(of: "alt", "img").allSatisfy { $0.count > 40 })
    let reply = await QuakeSite(over: repository).reply(to: path)
    #expect(reply.fields[.contentSecurityPolicy]?.contains("img-src 'self'") == true)
  }

  @Test func showsTheProgressUntilTheListOfEarthquakesArrives() async throws {
    let gate = Gate()
    let repository = StubQuakeRepository(waitingFor: gate.pass)
    repository.answer {
      $0.progress = [QuakeProgress(done: 1, of: 2), QuakeProgress(done: 2, of: 2)]
      $0.list = .success(.served([.fixture()]))
    }
    let person = PageVisitor(repository)
    try await person.open("/earthquakes")
    try await person.tap("List") { page in
      #expect(page.spinners == ["Loading…"])
      gate.open()
    }
    #expect(person.page.spinners == [])
    #expect(
      person.page.texts(role: "status").prefix(3) == [
        "Loading…", "1 of 2 loaded…", "2 of 2 loaded…",
      ])
  }

  @Test func showsWhyThereIsNoListAndKeepsTheForm() async throws {
    repository.answer { $0.list = .failure(.source(.unreachable("Nobody answers."))) }
    let person = PageVisitor(repository)
    try await person.open("/earthquakes/list?near=Suva")
    #expect(
      person.page.texts(role: "alert") == [
        "The service cannot be reached. Nobody answers. "
          + "Without a network, start the server with “--demo”."
      ])
    #expect(person.page.spinners == [])
    #expect(person.page.field("Near") == "Suva")
  }

  @Test(arguments: [
    ("sort=prettiest", "Sort by", "Unknown sort order “prettiest”."),
    ("limit=0", "Rows", "The limit must be between 1 and 40000, got “0”."),
    ("since=2015-13-01", "Since", "Invalid date “2015-13-01”."),
  ])
  func marksAnInvalidField(_ query: String, _ label: String, _ objection: String) async throws {
    let person = PageVisitor(repository)
    try await person.open("/earthquakes/list?\(query)")
    #expect(person.status == .unprocessableContent)
    #expect(person.page.objection(label)?.hasPrefix(objection) == true)
    #expect(repository.calls.isEmpty)
  }

  @Test func marksEveryInvalidFieldAtOnce() async throws {
    let person = PageVisitor(repository)
    try await person.open("/earthquakes/list?near=Nowhere&radius=far&sort=prettiest")
    #expect(["Near", "Radius", "Sort by"].allSatisfy { person.page.objection($0) != nil })
    #expect(person.page.texts(role: "alert").count == 3)
  }

  @Test func keepsTheSortOrderAndTheLimitInTheForm() async throws {
    let person = try await visit(
      .served([.fixture()]), "/earthquakes/list?sort=largest&limit=7&near=Tokyo")
    #expect(person.page.field("Sort by") == "largest")
    #expect(person.page.field("Rows") == "7")
    try await person.tap("Count")
    #expect(person.address.hasPrefix("/earthquakes/count?near=Tokyo&"))
  }

  @Test func showsTheAgeOfStoredData() async throws {
    let stored = StoredQuakes(askedAt: .fixture(), now: .fixture(172_800), isComplete: true)
    let person = try await visit(
      .served([], origin: .stored(stored, because: .outOfOrder(status: 503))))
    #expect(
      person.page.texts(role: "note") == [
        "The service has an outage: it responded with status 503. Try again later. "
          + "Last updated 2 days ago, on 2026-01-01 00:00 UTC. "
          + "The data was complete then."
      ])
  }

  @Test(arguments: [#""><script>alert(1)</script>"#, "x\"\u{301} autofocus onfocus='a"])
  func escapesForeignText(_ hostile: String) async throws {
    let person = try await visit(
      .served([.fixture(id: hostile, placeName: hostile, kind: QuakeKind(hostile))]))
    #expect(person.page.rows[1].first?.hasPrefix(hostile) == true)
    #expect(person.page.texts("script").isEmpty)
    #expect(person.page.values(of: "onfocus", "a").isEmpty)
    #expect(person.page.faults == [])
  }

  private func visit(
    _ list: QuakeList, _ path: String = "/earthquakes/list"
  ) async throws -> PageVisitor {
    repository.answer { $0.list = .success(list) }
    let person = PageVisitor(repository)
    try await person.open(path)
    #expect(person.page.faults == [])
    return person
  }
}

extension QuakeList {
  /// A list of all matches around San Ramon.
  static func served(
    _ quakes: [Quake], total: Int? = nil, order: QuakeOrder = .newest,
    origin: QuakeOrigin = .service(.fixture())
  ) -> QuakeList {
    let query = QuakeQuery.fixture()
    return QuakeList(
      query: query, order: order,
      quakes: quakes.map { NearbyQuake($0, in: query.circle(by: .fixture)) },
      total: total ?? quakes.count, origin: origin)
  }
}
