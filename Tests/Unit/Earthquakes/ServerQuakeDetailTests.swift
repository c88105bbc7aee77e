import CoreDomain
import CoreTesting
import EarthquakesDomain
import EarthquakesTesting
import Testing

@testable import CoreWeb
@testable import EarthquakesWeb

@Suite struct ServerQuakeDetailTests {
  private let repository = StubQuakeRepository()

  @Test func showsEveryAttributeOfAnEvent() async throws {
    let person = try await visit(
      .fixture(
        id: "nc1", identifiers: ["us7", "ak2"], magnitude: 3, depth: nil,
        page: "https://q.example/1",
        tsunami: true, felt: 1))
    #expect(person.page.texts("h1") == ["7 km NW of Somewhere"])
    let facts = Dictionary(
      uniqueKeysWithValues: zip(person.page.texts("dt"), person.page.texts("dd")))
    #expect(
      facts == [
        "Time": "2026-01-01 00:00:00 UTC", "Magnitude": "3.0", "Depth": "unknown",
        "Place": "37.78°N 121.98°W", "Type": "earthquake", "Felt by": "1 person",
        "Tsunami": "may have followed", "Identifier": "nc1", "Other identifiers": "ak2, us7",
        "Last updated": "2026-01-01 00:01 UTC",
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
    repository.answer { $0.quake = .success(FoundQuake(quake, origin: .service(.fixture()))) }
    let person = PageVisitor(repository)
    try await person.open("/earthquakes/events/nc1")
    return person
  }
}

@Suite struct ServerQuakePlacesTests {
  private let repository = StubQuakeRepository()

  @Test func linksFromAPlaceToTheFormAndKeepsTheRest() async throws {
    let person = PageVisitor(repository)
    try await person.open("/earthquakes?near=Suva&radius=5&magnitude=2")
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
    await QuakeScreens(repository: repository).places(navigator: navigator).send(.choose(place))
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
    let person = PageVisitor(repository)
    try await person.open("/earthquakes/places?q=<x>")
    #expect(person.page.texts(role: "status") == ["No places found."])
    #expect(person.page.field("Search") == "<x>")
  }
}
