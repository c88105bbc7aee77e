import CoreDomain
import CoreTesting
import EarthquakesDomain
import EarthquakesTesting
import Testing

@testable import CoreWeb
@testable import EarthquakesWeb

/// The feature's part of the home page.
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

  private func card(fetching: Bool = false) async -> HomeCard {
    await QuakeHomeCard(screens: QuakeScreens(repository: repository)).card(fetching: fetching)
  }
}
