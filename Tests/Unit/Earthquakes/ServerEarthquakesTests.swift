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

/// The feature's routes with real view models and a stub repository. These tests fail if a
/// connection between the parts is missing.
@Suite struct ServerEarthquakesTests {
  private let repository = StubQuakeRepository().answering {
    $0.count = .success(.fixture(3, of: .fixture(magnitude: 2)))
    $0.list = .success(.fixture([.fixture()], total: 9))
    $0.quake = .success(FoundQuake(.fixture(), origin: .fresh(askedAt: .fixture())))
    $0.picture = .success(QuakePicture(svg: "<svg/>", origin: .now))
  }

  @Test(arguments: [
    "/earthquakes/count", "/earthquakes/list", "/earthquakes/events/a1", "/earthquakes/map.svg",
    "/earthquakes/histogram.svg", "/api/v1/earthquakes", "/api/v1/earthquakes/count",
    "/api/v1/earthquakes/count/states", "/api/v1/earthquakes/events/a1",
    "/api/v1/earthquakes/map.svg", "/api/v1/earthquakes/histogram.svg",
  ])
  func sendsNoRequestForPagesOfOtherSites(_ path: String) async {
    let site = Site(over: repository)
    let reply = await site.reply(to: path, fields: [.secFetchSite: "cross-site"])
    #expect(reply.status == .forbidden)
    #expect(repository.calls == [])
    #expect(await site.reply(to: path, fields: [.secFetchSite: "none"]).status == .ok)
  }

  @Test func returnsTheCountAsJSON() async throws {
    let reply = await reply("/count?near=Tokyo&radius=5&since=2020-01-01&magnitude=2")
    let count = QuakeCount.fixture(3, of: .fixture(magnitude: 2))
    #expect(try reply.text == printedJSON(QuakeCountRecord(count)))
    let query = QuakeQuery.fixture(
      near: FixtureGazetteer.places[0], radius: 5, since: "2020-01-01", magnitude: 2)
    #expect(repository.calls == [.count(query)])
    #expect(reply.fields[.answerOrigin] == "service")
  }

  @Test func returnsTheListAsJSON() async throws {
    let reply = await reply("?sort=largest&limit=2")
    let rows = QuakeList.fixture([.fixture()]).quakes.map { QuakeRecord($0) }
    #expect(try reply.text == printedJSON(rows))
    #expect(reply.fields[.totalCount] == "9")
    let request = QuakeListRequest(query: .fixture(), order: .largest, limit: 2)
    #expect(repository.calls == [.list(request)])
  }

  @Test func linksToThePagesForPrograms() async throws {
    repository.answer { $0.list = .success(.fixture([.fixture()], total: 9, offset: 5)) }
    let reply = await reply("?near=Suva&sort=largest&limit=2&cursor=5")
    let path = "/api/v1/earthquakes?near=Suva&sort=largest&limit=2&cursor="
    #expect(
      reply.fields[.link] == "<\(path)3>; rel=\"prev\", <\(path)6>; rel=\"next\"")
  }

  @Test func returnsAnEventAndPlacesAsJSON() async throws {
    let event = await reply("/events/a%2F1")
    #expect(try event.text == printedJSON(QuakeRecord(Quake.fixture())))
    #expect(event.fields[.answerOrigin] == "fresh")
    #expect(repository.calls == [.quake(Quake.ID("a/1"))])
    let suva = PlaceRecord(FixtureGazetteer.places[2])
    #expect(try await reply("/places?q=suva").text == printedJSON([suva]))
  }

  @Test func sendsTheAgeAndTheCompletenessOfStoredData() async throws {
    repository.answer {
      $0.quake = .success(FoundQuake(.fixture(), origin: .stored(90, isComplete: false)))
    }
    let reply = await reply("/events/a1")
    #expect(reply.fields[.answerOrigin] == "stored")
    #expect(reply.fields[.age] == "90")
    #expect(reply.fields[.answerComplete] == "false")
  }

  @Test(arguments: QuakePictureKind.allCases, ["", "/api/v1"])
  func sendsAnImageThatLoadsNoOtherFiles(_ kind: QuakePictureKind, _ prefix: String) async throws {
    let site = Site(over: repository)
    let reply = await site.reply(to: "\(prefix)/earthquakes/\(kind.rawValue).svg?radius=7")
    #expect(reply.text == "<svg/>")
    #expect(reply.fields[.contentType] == "image/svg+xml")
    let policies = reply.fields[values: .contentSecurityPolicy]
    #expect(policies.count == 1)
    #expect(policies.first?.hasPrefix("default-src 'none'; style-src 'unsafe-inline';") == true)
    #expect(repository.calls == [.picture(kind, of: .fixture(radius: 7))])
  }

  @Test(
    arguments: [
      (.form([QuakeFieldFailure(.radius, "x")]), 422, nil),
      (.notFound(Quake.ID("x")), 404, nil), (.source(.unknown(Quake.ID("x"))), 404, nil),
      (.source(.deleted(Quake.ID("x"))), 410, nil), (.source(.tooOften(retryAfter: 7)), 503, "7"),
      (.source(.tooOften(retryAfter: nil)), 503, "60"), (.source(.unreachable("No.")), 504, nil),
      (.source(.outOfOrder(status: 500)), 502, nil), (.source(.unreadable("No.")), 502, nil),
      (.source(.cancelled), 504, nil),
      (.source(.refused(reason: "No.")), 422, nil), (.tooMany(7, limit: 5), 422, nil),
      (.busy(reason: "Wait."), 503, "1"),
    ] as [(QuakeFailure, Int, String?)])
  func returnsAProblemForEachFailure(
    _ failure: QuakeFailure, _ status: Int, _ retryAfter: String?
  ) async throws {
    repository.answer {
      $0.count = .failure(failure)
      $0.list = .failure(failure)
      $0.quake = .failure(failure)
      $0.picture = .failure(failure)
    }
    for path in ["", "/count", "/events/x", "/map.svg"] {
      let reply = await reply(path)
      #expect(reply.status.code == status)
      #expect(reply.fields[.contentType] == "application/problem+json")
      #expect(reply.fields[.retryAfter] == retryAfter)
      #expect(reply.text.contains(#""status":\#(status)"#))
    }
  }

  @Test func sendsEveryStateOfTheCountAsAnEvent() async throws {
    let reply = await reply("/count/states")
    #expect(reply.fields[.contentType] == "text/event-stream")
    let events = try await reply.wholeText()
    #expect(
      events == """
        event: idle
        data: {}

        event: counting
        data: {}

        event: success
        data: {"ageSeconds":null,"answer":{"count":3,"latitude":37.78,"longitude":-121.98,"minMagnitude":2,\
        "place":"San Ramon","radiusKm":100,"since":"2015-10-01T00:00:00.000Z"},\
        "isComplete":null,"origin":"service"}


        """)
  }

  @Test func sendsTheFailureOfACountAsTheLastEvent() async throws {
    let events = try await reply("/count/states?radius=far").wholeText()
    #expect(events.hasPrefix("event: idle\ndata: {}\n\nevent: failure\ndata: {\"detail\":"))
    #expect(events.contains(#""status":422"#))
    #expect(repository.calls.isEmpty)
  }

  @Test func isReadyWithoutAskingTheService() async throws {
    let feature = EarthquakesWebFeature().served(DefaultEarthquakesScreens(repository: repository))
    try await feature.isReady()
    #expect(repository.calls.isEmpty)
    let broken = EarthquakesWebFeature().served(StubEarthquakesScreens())
    await #expect(throws: Problem.self) { () async throws in try await broken.isReady() }
  }

  private func reply(_ path: String) async -> ServerReply {
    await Site(over: repository).reply(to: "/api/v1/earthquakes\(path)")
  }
}

@Suite struct ServerQuakeOpenAPITests {
  @Test func describesTheRoutesOfTheAPIAndTheLimitsOfAllInputs() throws {
    let feature = EarthquakesWebFeature().served(StubEarthquakesScreens())
    try feature.expectDescribedAPI(operations: 6..., limits: 11...)
  }
}

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
    let card = await card(fetching: true)
    #expect(repository.calls == [.storedDays(.fixture())], "what is stored is not fetched")
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
    await QuakeHomeCard(screens: DefaultEarthquakesScreens(repository: repository)).card(
      fetching: fetching)
  }
}
