import CoreDomain
import CoreTesting
import EarthquakesDomain
import EarthquakesTesting
import HTTPTypes
import Testing

@testable import CoreWeb
@testable import EarthquakesWeb

/// The feature's parts of the home page and of the search of all features.
@Suite struct ServerQuakeHomeCardTests {
  private let repository = StubQuakeRepository()

  @Test func showsTheStoredCountWithABarForEachYear() async {
    repository.answer {
      $0.storedDays = .success([
        QuakeDay(day: .fixture("2023-05-01T00:00:00Z"), count: 1),
        QuakeDay(day: .fixture("2023-06-01T00:00:00Z"), count: 3),
        QuakeDay(day: .fixture("2025-01-01T00:00:00Z"), count: 2),
      ])
    }
    let card = await card()
    #expect(card.sentence == "")
    #expect(
      card.content.contains(
        #"<a href="/earthquakes/list"><strong>6</strong> stored earthquakes within 100 km of San Ramon "#
          + "since 2015-10-01</a>"))
    #expect(card.content.contains(#"<time datetime="2025-01-01">2025-01-01</time>"#))
    let heights = card.content.matches(of: /<rect .* height="(\d+)"/).map { String($0.1) }
    #expect(heights == ["100", "0", "50"])
    #expect(card.content.contains(#"aria-hidden="true""#))
  }

  @Test(arguments: [Result<[QuakeDay], QuakeFailure>.success([]), .failure(.busy(reason: "x"))])
  func showsASentenceIfNothingIsStored(_ days: Result<[QuakeDay], QuakeFailure>) async {
    repository.answer { $0.storedDays = days }
    let card = await card()
    #expect(card.sentence == "Count, list and map the earthquakes near a place.")
    #expect(card.example == PageLink("earthquakes near San Ramon", to: QuakeForm().listRoute))
  }

  @Test func asksNoService() async {
    _ = await card()
    #expect(repository.calls == [.storedDays(.fixture())])
  }

  /// The histogram needs all earthquakes, so drawing it stores them.
  @Test func drawsTheHistogramOfADemoIfNothingIsStored() async {
    repository.answer { $0.storedDays = .success([]) }
    _ = await card(fetching: true)
    #expect(
      repository.calls == [
        .storedDays(.fixture()), .picture(.histogram, of: .fixture()), .storedDays(.fixture()),
      ])
  }

  @Test func doesNotFetchWhatIsStored() async {
    repository.answer {
      $0.storedDays = .success([QuakeDay(day: .fixture("2025-01-01T00:00:00Z"), count: 1)])
    }
    _ = await card(fetching: true)
    #expect(repository.calls == [.storedDays(.fixture())])
  }

  @Test func findsPlacesForTheSearchOfAllFeatures() async {
    let places = Array(repeating: Place.sanRamon, count: 7)
    let screens = StubEarthquakesScreens(places: [.success(places, of: "san")])
    let results = await search("san", in: screens)
    #expect(results?.total == 7 && results?.rows.count == 5)
    let place = Place.sanRamon
    #expect(
      results?.rows.first
        == SearchResult(
          place.name, href: QuakeForm().moved(to: place).formRoute.description,
          detail: place.region))
    #expect(results?.all.description == "/earthquakes/places?q=san")
    #expect(screens.places.intents == [.show("san")])
    #expect(await search("san", in: StubEarthquakesScreens())?.failure != nil)
  }

  private func search(
    _ words: String, in screens: any EarthquakesScreens
  ) async -> SearchResults? {
    let head = HTTPRequest(method: .get, scheme: nil, authority: nil, path: "/search")
    return await EarthquakesWebFeature().served(screens).search?(words, ServerRequest(head: head))
  }

  private func card(fetching: Bool = false) async -> HomeCard {
    await QuakeHomeCard(screens: QuakeScreens(repository: repository)).card(fetching: fetching)
  }
}
