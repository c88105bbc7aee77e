import CoreDomain
import CoreTesting
import EarthquakesDomain
import EarthquakesTesting
import HTTPTypes
import Testing
import ViewTestSupport

@testable import CoreWeb
@testable import EarthquakesWeb

@Suite struct ServerQuakeListTests {
  private let repository = StubQuakeRepository()

  @Test func showsARowForEachWithALinkToIt() async throws {
    let person = try await visit(
      .fixture([
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
        ["Mag.", "Place", "Time", "Distance", "Depth"],
        ["4.3", "7 km NW of Somewhere", "3 Feb, 04:05", "111.1 km", "10 km"],
        ["−0.2", "A & B · quarry blast", "31 Dec 1969", "0 km", "−1.3 km"],
        ["?", "37.78°N 121.98°W", "1 Jan, 00:00", "0 km", "unknown"],
      ])
    #expect(person.page.link("7 km NW of Somewhere") == "/earthquakes/events/nc%2F1")
    #expect(person.page.values(of: "datetime", "time").first == "2026-02-03T04:05:06.789Z")
    #expect(person.page.values(of: "title", "time").first == "2026-02-03 04:05:06 UTC")
    #expect(person.page.texts("caption") == ["All earthquakes, newest first"])
    #expect(
      person.page.texts(role: "status").last
        == "3 earthquakes within 100 km of San Ramon since 2015-10-01.")
  }

  @Test func returnsTheTotalBesideTheRows() async throws {
    let person = try await visit(.fixture([.fixture()], total: 1234, order: .largest))
    #expect(person.page.texts("caption") == ["Earthquakes 1–1 of 1,234, largest first"])
    #expect(person.page.texts(role: "status").last?.hasPrefix("1,234 earthquakes") == true)
    #expect(person.page.texts("title").first?.hasPrefix("San Ramon · List · ") == true)
  }

  @Test(arguments: [
    (nil, "magnitude"), (3.99, "magnitude"), (4, "magnitude moderate"), (6, "magnitude major"),
  ])
  func marksStrongEarthquakes(_ magnitude: Double?, _ badge: String) async throws {
    let person = try await visit(.fixture([.fixture(magnitude: magnitude)]))
    #expect(person.page.values(of: "class", "span").contains(badge))
  }

  @Test func theFirstAndTheLastPageHaveOneLink() async throws {
    let first = try await visit(.fixture([.fixture()], total: 2), "/earthquakes/list?limit=1")
    #expect(first.page.link("Previous") == nil)
    #expect(first.page.link("Next") == "/earthquakes/list?limit=1&cursor=1")
    let last = try await visit(
      .fixture([.fixture()], total: 2, offset: 1), "/earthquakes/list?limit=1&cursor=1")
    #expect(last.page.link("Previous") == "/earthquakes/list?limit=1")
    #expect(last.page.link("Next") == nil)
    #expect(last.page.texts("caption") == ["Earthquakes 2–2 of 2, newest first"])
  }

  @Test func saysThatNoPageFollowsTheLastReachableOne() async throws {
    let list = QuakeList.fixture([.fixture()], total: 60_000, offset: 40_000)
    let person = try await visit(list, "/earthquakes/list?limit=1&cursor=40000")
    let sentence = try #require(list.cut)
    #expect(person.page.texts("p").contains(sentence))
    #expect(person.page.link("Next") == nil)
  }

  @Test func aPageHasAtMostTwoHundredRows() async throws {
    let person = try await visit(.fixture([.fixture()]), "/earthquakes/list?limit=40000")
    #expect(person.page.field("Rows") == "200")
    _ = await Site(over: repository).reply(to: "/api/v1/earthquakes?limit=40000")
    let request = QuakeListRequest(query: .fixture(), limit: 200)
    #expect(repository.calls == [.list(request), .list(request)])
  }

  @Test func saysThatACursorIsInvalid() async throws {
    let person = try await Site(over: repository).visit("/earthquakes/list?cursor=far")
    #expect(person.status == .unprocessableContent)
    #expect(
      person.page.texts(role: "alert")
        == ["The cursor must be an integer from 0 to 40000, got “far”."])
  }

  @Test func saysThatRowsOfThePageAreNotStored() async throws {
    let origin = QuakeOrigin.stored(isComplete: false)
    let person = try await visit(.fixture([], total: 9, origin: origin))
    #expect(person.page.texts("p").contains("The earthquakes of this page are not stored."))
    let rows = try await visit(.fixture([.fixture()], total: 9, origin: origin))
    let words = rows.page.values(of: "alt", "img").first
    #expect(words?.hasPrefix("Map of the stored earthquakes around") == true)
  }

  @Test func saysThatAPageBeyondTheEndIsEmpty() async throws {
    let person = try await visit(
      .fixture([], total: 2, offset: 9), "/earthquakes/list?limit=1&cursor=9")
    #expect(person.page.texts("p").contains("This page is empty."))
    #expect(person.page.link("Previous") == "/earthquakes/list?limit=1&cursor=1")
  }

  @Test func showsASentenceInsteadOfATableWithoutEarthquakes() async throws {
    let person = try await visit(.fixture([]))
    #expect(
      person.page.texts(role: "status").last
        == "No earthquakes within 100 km of San Ramon since 2015-10-01.")
    #expect(person.page.rows.isEmpty)
    #expect(person.page.values(of: "src", "img").isEmpty)
  }

  @Test func showsAMapBeforeTheTableAndAHistogramOfTheQueryAsFiles() async throws {
    let path = "/earthquakes/list?near=Suva&radius=50&magnitude=-1&sort=nearest&limit=5"
    let person = try await visit(.fixture([.fixture()]), path)
    let query = "?near=Suva&radius=50&magnitude=-1"
    let files = ["/earthquakes/map.svg\(query)", "/earthquakes/histogram.svg\(query)"]
    #expect(person.page.values(of: "src", "img") == files)
    #expect(person.page.link("Open the map as a file") == files[0])
    #expect(
      person.page.values(of: "alt", "img") == [
        "Map of 1 earthquake around San Ramon. Size shows the magnitude, colour the depth. "
          + "The table lists the earthquakes.",
        "Histogram of 1 earthquake over time since 2015-10-01.",
      ])
    let reply = await Site(over: repository).reply(to: path)
    #expect(reply.fields[.cacheControl] == "no-store")
    let html = try await reply.wholeText()
    let map = try #require(html.firstRange(of: "<img id=\"map\""))
    let table = try #require(html.firstRange(of: "<table"))
    #expect(map.upperBound < table.lowerBound)
  }

  @Test func showsTheProgressUntilTheListOfEarthquakesArrives() async throws {
    let gate = Gate()
    let repository = StubQuakeRepository(waitingFor: gate.pass)
    repository.answer {
      $0.progress = [QuakeProgress(done: 1, of: 2), QuakeProgress(done: 2, of: 2)]
      $0.list = .success(.fixture([.fixture()]))
    }
    let person = try await Site(over: repository).visit("/earthquakes")
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
    let person = try await Site(over: repository).visit("/earthquakes/list?near=Suva")
    #expect(
      person.page.texts(role: "alert") == [
        "The service cannot be reached. Nobody answers. "
          + "Without a network, start the server with “--demo”."
      ])
    #expect(person.page.link("Try again") == "/earthquakes/list?near=Suva")
    #expect(person.page.spinners == [])
    #expect(person.page.field("Near") == "Suva")
  }

  @Test func suggestsNoDemoInADemo() async throws {
    repository.answer {
      $0.list = .failure(.source(.unreachable("Nobody answers.")))
      $0.count = .failure(.source(.unreachable("Nobody answers.")))
    }
    for page in ["list", "count"] {
      let html = try await Site(over: repository, note: "Demo.").text(of: "/earthquakes/\(page)")
      #expect(html.contains("Nobody answers.") && !html.contains("--demo"), "\(page)")
    }
  }

  @Test func marksEveryInvalidFieldAtOnce() async throws {
    let person = try await Site(over: repository).visit(
      "/earthquakes/list?near=Nowhere&radius=far&sort=prettiest&limit=0")
    #expect(person.status == .unprocessableContent)
    for (label, typed) in [
      ("Near", "Nowhere"), ("Radius", "far"), ("Sort by", "prettiest"), ("Rows", "0"),
    ] {
      #expect(person.page.objection(label)?.contains("“\(typed)”") == true, "\(label)")
    }
    #expect(person.page.values(of: "autofocus", "input").count == 1)
    #expect(person.page.texts(role: "alert").count == 4)
    #expect(repository.calls.isEmpty)
  }

  @Test func keepsTheSortOrderAndTheLimitInTheForm() async throws {
    let person = try await visit(
      .fixture([.fixture()]), "/earthquakes/list?sort=largest&limit=7&near=Tokyo")
    #expect(person.page.field("Sort by") == "largest")
    #expect(person.page.field("Rows") == "7")
    try await person.tap("Count")
    #expect(person.address.hasPrefix("/earthquakes/count?near=Tokyo&"))
  }

  @Test func showsTheAgeOfStoredData() async throws {
    let person = try await visit(
      .fixture([], origin: .stored(172_800, because: .outOfOrder(status: 503))))
    #expect(
      person.page.texts(role: "note") == [
        "The service has an outage: it responded with status 503. Try again later. "
          + "Last updated 2 days ago, on 2025-12-30 00:00 UTC. "
          + "The data was complete then."
      ])
  }

  @Test(arguments: [#""><script>alert(1)</script>"#, "x\"\u{301} autofocus onfocus='a"])
  func escapesForeignText(_ hostile: String) async throws {
    let person = try await visit(
      .fixture([.fixture(id: hostile, placeName: hostile, kind: QuakeKind(hostile))]))
    #expect(person.page.rows[1][1].hasPrefix(hostile))
    #expect(person.page.texts("script") == [""])
    #expect(person.page.values(of: "onfocus", "a").isEmpty)
    #expect(person.page.faults == [])
  }

  private func visit(
    _ list: QuakeList, _ path: String = "/earthquakes/list"
  ) async throws -> PageVisitor {
    repository.answer { $0.list = .success(list) }
    return try await Site(over: repository).visit(path)
  }
}
