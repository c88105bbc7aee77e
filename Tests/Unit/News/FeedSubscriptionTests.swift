import CoreDomain
import CoreTesting
import NewsDomain
import NewsRepository
import NewsTesting
import Testing

/// For a page without a link to a feed, the usual locations on its server are tried in order.
struct FeedSubscriptionTests {
  private static let places = ["/feed", "/rss.xml", "/atom.xml", "/feed.xml", "/index.xml"]

  private let page = WebAddress.fixture("https://tidewater.example/about")
  private let world = StoryWorld(feeds: ["one": .fixture()], pages: ["page": [], "none": []])

  init() {
    world.web.change { $0.publish("page", at: page) }
  }

  @Test(arguments: Self.places)
  func findsAFeedAtAUsualPlace(_ path: String) async throws {
    world.web.change { $0.publish("one", at: place(path)) }
    #expect(try await add().feed.address == place(path))
    let asked = Self.places.prefix { $0 != path } + [path]
    #expect(paths == ["/about"] + asked)
    #expect(world.web.busiest == ["tidewater.example": 1])
  }

  @Test(
    arguments: [
      .failure(.notFound), .failure(.unreachable("The connection was cut off.")),
      .success(FeedReply(document: nil)), document("none"), document("text that is no feed"),
    ] as [Result<FeedReply, FeedSourceFailure>])
  func triesTheNextPlaceAfterAReplyWithoutAFeed(
    _ reply: Result<FeedReply, FeedSourceFailure>
  ) async throws {
    world.web.answer(reply, at: place("/feed"))
    world.web.change { $0.publish("one", at: place("/rss.xml")) }
    #expect(try await add().feed.address == place("/rss.xml"))
  }

  @Test func usesTheAddressThatAPlaceHasMovedTo() async throws {
    let home = WebAddress.fixture("https://feeds.example/tidewater")
    world.web.change {
      $0[place("/feed")] = .moved(to: home, forGood: true)
      $0.publish("one", at: home)
    }
    let feed = try await add().feed
    #expect(feed.address == home)
    await #expect(throws: StoryFailure.knownFeed(feed)) { try await add() }
  }

  @Test func rejectsAFeedThatWasAddedMeanwhile() async throws {
    world.web.change { $0.publish("one", at: page) }
    let hold = world.web.hold(page)
    let adding = Task { try await add() }
    await hold.reached()
    let known = NewsFeed.unfetched("f1", page.text)
    try await world.subscribe(known)
    hold.release()
    await #expect(throws: StoryFailure.self) { try await adding.value }
    #expect(try await world.store.feeds() == [known])
  }

  @Test func movesAFeedToACategoryAndOutOfIt() async throws {
    try await world.subscribe(.unfetched("f1", page.text))
    for category in ["Sea", ""] {
      let feed = try await world.feed("f1")
      let filed = try await world.repository.file(feed, under: NewsCategory(category))
      #expect(filed.category?.name ?? "" == category)
      #expect(try await world.store.feeds() == [filed])
    }
  }

  @Test func triesNoOtherPlaceIfTheDocumentIsNotAPage() async throws {
    world.web.change {
      $0.publish("text that is no feed", at: page)
      $0.publish("one", at: place("/feed"))
    }
    await #expect(throws: StoryFailure.unreadable(.unknownFormat("a text of a test"))) {
      try await add()
    }
    #expect(paths == ["/about"])
  }

  @Test func triesPlacesOnTheServerOfThePage() async throws {
    let elsewhere = WebAddress.fixture("https://www.tidewater.example:8443/about")
    world.web.change {
      $0[page] = .moved(to: elsewhere, forGood: false)
      $0.publish("page", at: elsewhere)
      $0.publish("one", at: .fixture("https://www.tidewater.example:8443/feed"))
    }
    #expect(try await add().feed.address.text == "https://www.tidewater.example:8443/feed")
  }

  @Test func reportsThatNoFeedWasFoundAfterTheLastPlace() async throws {
    await #expect(throws: StoryFailure.noFeed(page)) { try await add() }
    #expect(paths == ["/about"] + Self.places)
  }

  @Test func doesNotRequestThePageAgain() async throws {
    world.web.change { $0.publish("page", at: place("/feed")) }
    await #expect(throws: StoryFailure.noFeed(place("/feed"))) {
      try await world.add(place("/feed").text)
    }
    #expect(paths == Self.places)
  }

  @Test(
    arguments: [
      (.limited(.seconds(60)), .source(.limited(.seconds(60)))),
      (.cancelled, .cancelled(RefreshReport(outcomes: [], total: 0))),
    ] as [(FeedSourceFailure, StoryFailure)])
  func triesNoFurtherPlaceOnARateLimitingServerOrIfItIsCancelled(
    _ reply: FeedSourceFailure, _ failure: StoryFailure
  ) async throws {
    world.web.answer(.failure(reply), at: place("/feed"))
    world.web.change { $0.publish("one", at: place("/rss.xml")) }
    await #expect(throws: failure) { try await add() }
    #expect(paths == ["/about", "/feed"])
  }

  @Test func triesNoFurtherPlaceOnASlowServer() async throws {
    let repository = DefaultStoryRepository(
      store: world.store, source: SlowFeedSource(web: world.web, clock: world.clock),
      reading: StubFeedReading(pages: ["page": []]), lists: world.lists,
      retention: .usual, leasing: .fixture(world.leases), clock: world.clock,
      identifiers: SequentialIdentifierSource(), tracer: .off)
    await #expect(throws: StoryFailure.noFeed(page)) {
      try await repository.preview(page)
    }
    #expect(paths == ["/about", "/feed"])
  }

  @Test(arguments: [
    (nil, nil, "- -"), ("text/xml", "https://a.example/", "text/xml https://a.example/"),
  ])
  func passesTheTypeAndTheBaseOfADocumentToTheReader(
    _ type: String?, _ base: String?, _ told: String
  ) async throws {
    let parsed = try await StoryWorld(reading: EchoingReading()).repository.preview(
      BytesSource("x"), contentType: type, base: base.map { .fixture($0) })
    #expect(parsed.title?.text == told)
  }

  private static func document(_ text: String) -> Result<FeedReply, FeedSourceFailure> {
    .success(FeedReply(document: FeedDocument(bytes: Array(text.utf8))))
  }

  private var paths: [String] {
    world.web.askings.map { "/" + $0.address.text.split(separator: "/").dropFirst(2).joined() }
  }

  private func place(_ path: String) -> WebAddress {
    .fixture("https://tidewater.example" + path)
  }

  private func add() async throws -> AddedFeed {
    try await world.add(page.text)
  }
}

/// A reader that returns the properties of the document as the title.
private struct EchoingReading: FeedReading {
  func feed(in document: FeedDocument) throws(FeedReadingFailure) -> ParsedFeed {
    .fixture(title: "\(document.contentType ?? "-") \(document.address?.text ?? "-")")
  }

  func links(in page: FeedDocument) -> [FeedLink] { [] }
}

/// A web that needs 20 seconds for every answer.
private struct SlowFeedSource: FeedSource {
  let web: InMemoryFeedSource
  let clock: SettableWallClock

  func document(
    at address: WebAddress, unless validators: HTTPValidators
  ) async throws(FeedSourceFailure) -> FeedReply {
    clock.set(clock.now.advanced(by: .seconds(20)))
    return try await web.document(at: address, unless: validators)
  }
}
