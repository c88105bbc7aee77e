import CoreDomain
import CoreTesting
import EarthquakesDomain
import EarthquakesTesting
import EarthquakesViewModel
import HTTPTypes
import Testing
import ViewTestSupport

@testable import CoreWeb
@testable import EarthquakesWeb

/// The count page as the user operates it: its button, the page, the route, the controller, the
/// view model and the binding. These tests fail if a connection between the parts is missing.
@Suite struct ServerQuakeCountTests {
  private static let answer = QuakeCount.fixture(42)
  private static let failure = QuakeFailure.source(.unreachable("Nobody answers."))
  private let repository = StubQuakeRepository()

  @Test(arguments: [Result.success(answer), .failure(failure)])
  func tappingCountShowsASpinnerUntilTheOutcome(
    _ outcome: Result<QuakeCount, QuakeFailure>
  ) async throws {
    let gate = Gate()
    let repository = StubQuakeRepository(waitingFor: gate.pass)
    repository.answer { $0.count = outcome }
    let person = try await Site(over: repository).visit("/earthquakes")
    #expect(person.page.spinners == [])
    try await person.tap("Count") { page in
      await gate.reached()
      #expect(page.spinners == ["Counting…"])
      #expect(page.dialog == nil)
      gate.open()
    }
    #expect(person.page.spinners == [])
    let isCounted = person.page.texts(role: "status").last?.hasPrefix("42") == true
    #expect(isCounted != (person.page.dialog != nil))
    #expect(repository.calls == [.count(.fixture())])
  }

  @Test func showsTheCountInlineAndAsksNothing() async throws {
    repository.answer {
      $0.count = .success(Self.answer)
      $0.list = .success(.fixture([]))
    }
    let person = try await Site(over: repository).visit("/earthquakes")
    person.type("3", into: "Minimum magnitude")
    try await person.tap("Count")
    #expect(person.page.dialog == nil)
    #expect(
      person.page.texts(role: "status").last
        == "42 earthquakes within 100 km of San Ramon since 2015-10-01")
    #expect(person.page.texts(role: "note") == ["Last updated on 2026-01-01 00:00 UTC."])
    let query = "?near=San%20Ramon&radius=100&since=2015-10-01&magnitude=3"
    #expect(person.page.link("Show the map") == "/earthquakes/map.svg\(query)")
    #expect(person.page.link("Show the list") == "/earthquakes/list\(query)")
    #expect(person.page.faults == [])
  }

  @Test func tappingTryAgainCountsAgainAndCancelDoesNot() async throws {
    repository.answer { $0.count = .failure(Self.failure) }
    let person = try await Site(over: repository).visit("/earthquakes")
    person.type("Suva", into: "Near")
    person.type("50", into: "Radius")
    try await person.tap("Count")
    let query = QuakeQuery.fixture(near: FixtureGazetteer.places[2], radius: 50)
    #expect(repository.calls == [.count(query)])
    #expect(
      person.page.dialog
        == PageReader.Dialog(
          title: "Earthquakes were not counted",
          message: "The service cannot be reached. Nobody answers.",
          notes: ["Without a network, start the server with “--demo”."],
          buttons: ["Cancel", "Try again"]))

    repository.answer { $0.count = .success(Self.answer) }
    try await person.tap("Try again")
    #expect(repository.calls == [.count(query), .count(query)])
    #expect(person.page.dialog == nil)

    repository.answer { $0.count = .failure(Self.failure) }
    try await person.tap("Count")
    try await person.tap("Cancel")
    #expect(repository.calls.count == 3)
    #expect(person.page.dialog == nil)
    #expect(person.page.field("Near") == "Suva")
    #expect(person.page.field("Radius") == "50")
  }

  @Test(arguments: [
    ("Near", "Nowhere"), ("Radius", "-1"), ("Since", "yesterday"), ("Minimum magnitude", "strong"),
  ])
  func marksAnInvalidFieldAndDoesNotCount(_ label: String, _ text: String) async throws {
    let person = try await Site(over: repository).visit("/earthquakes")
    person.type(text, into: label)
    try await person.tap("Count")
    #expect(person.status == .unprocessableContent)
    #expect(person.page.field(label) == text)
    #expect(person.page.objection(label)?.contains("“\(text)”") == true)
    #expect(person.page.texts(role: "alert").count == 1)
    #expect(person.page.spinners == [])
    #expect(person.page.dialog == nil)
    #expect(repository.calls.isEmpty)
  }

  @Test func prefillsTheFormWithDefaultsAndTheQuery() async throws {
    let person = try await Site(over: repository).visit("/earthquakes")
    let labels = ["Near", "Radius", "Since", "Minimum magnitude"]
    #expect(labels.map { person.page.field($0) } == ["San Ramon", "100", "2015-10-01", ""])
    try await person.open("/earthquakes?near=-33.8,151.2&radius=5&since=2020-02-30&magnitude=-0.5")
    #expect(labels.map { person.page.field($0) } == ["-33.8,151.2", "5", "2020-02-30", "-0.5"])
    #expect(repository.calls.isEmpty)
  }

  @Test func opensTheListFromTheForm() async throws {
    repository.answer { $0.list = .success(.fixture([])) }
    let person = try await Site(over: repository).visit("/earthquakes?magnitude=3")
    try await person.tap("List")
    #expect(repository.calls == [.list(QuakeListRequest(query: .fixture(magnitude: 3)))])
    #expect(person.page.field("Minimum magnitude") == "3")
    #expect(person.address.hasPrefix("/earthquakes/list?near=San+Ramon&"))
  }

  @Test func showsTheReasonTheAgeAndTheCompletenessOfStoredData() async throws {
    let origin = QuakeOrigin.stored(isComplete: false, because: .unreachable("Nobody answers."))
    let failure = QuakeFailure.busy(reason: "Somebody else writes.")
    repository.answer { $0.count = .success(.fixture(origin: origin, keepingFailure: failure)) }
    let person = try await Site(over: repository).visit("/earthquakes/count")
    #expect(
      person.page.texts(role: "note") == [
        "The service cannot be reached. Nobody answers. "
          + "Last updated 3 hours ago, on 2025-12-31 21:00 UTC. It may be incomplete. "
          + "Without a network, start the server with “--demo”. "
          + "The earthquakes could not be stored. Somebody else writes."
      ])
  }

  @Test(arguments: [#""><script>alert(1)</script>"#, "x\"\u{301} autofocus onfocus='a"])
  func escapesEveryTypedValue(_ hostile: String) async throws {
    let place = Place(name: hostile, region: "", coordinates: .sanRamon)
    repository.answer { $0.count = .success(.fixture(2, of: .fixture(near: place))) }
    let person = try await Site(over: repository).visit("/earthquakes")
    person.type("Tokyo", into: "Near")
    try await person.tap("Count")
    #expect(
      person.page.texts(role: "status").last
        == "2 earthquakes within 100 km of \(hostile) since 2015-10-01")
    #expect(person.page.texts("script") == [""])
    person.type(hostile, into: "Near")
    try await person.tap("Count")
    #expect(person.page.field("Near") == hostile)
    #expect(person.page.texts("script") == [""])
    #expect(person.page.values(of: "onfocus", "input").isEmpty)
    #expect(person.page.faults == [])
  }
}

@Suite struct ServerQuakeDetailTests {
  private let repository = StubQuakeRepository()

  @Test func showsEveryAttributeOfAnEvent() async throws {
    let person = try await visit(
      .fixture(
        id: "nc1", identifiers: ["us7", "ak2"], magnitude: 3, depth: nil,
        page: "https://q.example/1", tsunami: true, felt: 1))
    #expect(person.page.texts("h1") == ["7 km NW of Somewhere"])
    let facts = Dictionary(
      uniqueKeysWithValues: zip(person.page.texts("dt"), person.page.texts("dd")))
    #expect(
      facts == [
        "Time": "2026-01-01 00:00:00 UTC", "Magnitude": "3.0", "Depth": "unknown",
        "Place": "37.78°N 121.98°W", "Type": "earthquake", "Felt by": "1 person",
        "Tsunami": "may have followed", "Identifier": "nc1", "Other identifiers": "ak2, us7",
        "Revised by USGS": "2026-01-01 00:01 UTC",
      ])
    #expect(person.page.link("USGS event page") == "https://q.example/1")
    #expect(
      person.page.link("Earthquakes nearby") == "/earthquakes/list?near=37.78%2C-121.98")
    #expect(repository.calls == [.quake(Quake.ID("nc1"))])
  }

  @Test(arguments: [#""><script>alert(1)</script>"#, "x\"\u{301} autofocus onfocus='a"])
  func escapesForeignText(_ hostile: String) async throws {
    let person = try await visit(
      .fixture(
        id: hostile, identifiers: [hostile + "2"], placeName: hostile, kind: QuakeKind(hostile)))
    #expect(person.page.texts("h1") == [hostile])
    #expect(person.page.texts("script") == [""])
    #expect(person.page.faults == [])
  }

  private func visit(_ quake: Quake) async throws -> PageVisitor {
    repository.answer { $0.quake = .success(FoundQuake(quake, origin: .now)) }
    return try await Site(over: repository).visit("/earthquakes/events/nc1")
  }
}

@Suite struct ServerQuakePlacesTests {
  private let repository = StubQuakeRepository()

  @Test func linksFromAPlaceToTheFormAndKeepsTheRest() async throws {
    let person = try await Site(over: repository).visit(
      "/earthquakes?near=Suva&radius=5&magnitude=2")
    let places = try #require(person.page.link("Choose a place"))
    try await person.open(places)
    person.type("port", into: "Search")
    try await person.tap("Search")
    #expect(person.page.texts(role: "status") == ["2 places"])
    #expect(person.page.texts("li").first == "Portland Oregon, United States")
    try await person.open(try #require(person.page.link("Portland")))
    #expect(person.page.field("Near") == "Portland, Oregon, United States")
    #expect(person.page.field("Radius") == "5")
    #expect(person.page.field("Minimum magnitude") == "2")
  }

  /// The page builds its links itself. They must lead to the same route as the screen.
  @Test(arguments: FixtureGazetteer.places)
  func linksToTheRoutesOfTheScreen(_ place: Place) async {
    let navigator = SpyNavigator()
    await DefaultEarthquakesScreens(repository: repository).places(navigator: navigator).send(
      .choose(place))
    #expect(navigator.routes == [QuakeForm().moved(to: place).formRoute])
  }

  @Test(
    arguments: [
      (0, nil, "100", 100), (100, "0", "200", 100), (200, "100", nil, 50), (999, "150", nil, 0),
    ] as [(Int, String?, String?, Int)])
  func showsAHundredPlacesOnAPage(
    _ offset: Int, _ previous: String?, _ next: String?, _ count: Int
  ) throws {
    let places = (0..<250).map { Place(name: "P\($0)", region: "", coordinates: .sanRamon) }
    let view = QuakePlaceListPage(
      form: QuakeForm(radius: "5"), offset: offset, layout: PageLayout(menus: []))
    let text = try #require(view.reply(to: .success(places, of: "p"))).text
    #expect(text.matches(of: /<li>/).count == count)
    let link = { (offset: String) in
      "href=\"/earthquakes/places?radius=5&amp;q=p&amp;cursor=\(offset)\""
    }
    #expect(text.contains("rel=\"prev\" ") == (previous != nil))
    #expect(text.contains("rel=\"next\" ") == (next != nil))
    for page in [previous, next].compactMap(\.self) { #expect(text.contains(link(page))) }
    #expect(text.contains("Places \(offset + 1)–\(offset + count) of 250") == (count > 0))
  }

  @Test func showsThatNoPlaceWasFound() async throws {
    let person = try await Site(over: repository).visit("/earthquakes/places?q=<x>")
    #expect(person.page.texts(role: "status") == ["No places found."])
    #expect(person.page.field("Search") == "<x>")
  }
}
