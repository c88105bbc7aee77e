import CoreDomain
import CoreTesting
import NewsDomain
import NewsTesting
import Testing

/// Subscribing, resolving feeds, importing and previewing.
struct PortedStoryRepositoryTests {
  private let harbour = WebAddress.fixture("https://tidewater.example/feed.xml")
  private let kiln = WebAddress.fixture("https://kiln.example/feed.xml")
  private let page = WebAddress.fixture("https://tidewater.example/")

  @Test
  func aFeedIsAddedWithItsTitleItsCategoryAndItsStories() async throws {
    let world = StoryWorld(feeds: ["one": .fixture(.fixture(id: "1"), .fixture(id: "2"))])
    world.web.change { $0.publish("one", at: harbour) }
    let added = try await world.repository.add(
      NewsFeedForm(address: "tidewater.example/feed.xml", category: " World "))
    #expect(added.feed.title == "The Tidewater Post")
    #expect(added.feed.category?.name == "World")
    #expect(added.stories == 2)
    #expect(try await world.store.feeds() == [added.feed])
  }

  @Test
  func aPageLeadsToItsFeed() async throws {
    let world = StoryWorld(
      feeds: ["one": .fixture()], pages: ["page": [FeedLink(address: harbour)]])
    world.web.change {
      $0.publish("page", at: page)
      $0.publish("one", at: harbour)
    }
    let added = try await world.repository.add(NewsFeedForm(address: page.text))
    #expect(added.feed.address == harbour)
  }

  @Test
  func aPageThatOffersSeveralFeedsLetsThePersonChoose() async throws {
    let links = [FeedLink(address: harbour, title: "All"), FeedLink(address: kiln)]
    let world = StoryWorld(pages: ["page": links])
    world.web.change { $0.publish("page", at: page) }
    await #expect(throws: StoryFailure.choice(links)) {
      try await world.repository.add(NewsFeedForm(address: page.text))
    }
    #expect(try await world.store.feeds() == [])
  }

  @Test
  func aPageThatLeadsToNoFeedOrToAnotherPageIsNoFeed() async throws {
    let world = StoryWorld(pages: ["none": [], "one": [FeedLink(address: page)]])
    for text in ["none", "one"] {
      world.web.change { $0.publish(text, at: page) }
      await #expect(throws: StoryFailure.noFeed(page)) {
        try await world.repository.add(NewsFeedForm(address: page.text))
      }
    }
  }

  @Test
  func aFeedThatIsThereIsNotAddedAgainNotEvenByAnAddressThatHasMovedToIt() async throws {
    let world = StoryWorld(feeds: ["one": .fixture()])
    world.web.change {
      $0.publish("one", at: harbour)
      $0[kiln] = .moved(to: harbour, forGood: true)
    }
    let added = try await world.repository.add(NewsFeedForm(address: harbour.text))
    for address in [harbour, kiln] {
      await #expect(throws: StoryFailure.knownFeed(added.feed)) {
        try await world.repository.add(NewsFeedForm(address: address.text))
      }
    }
  }

  @Test
  func nothingIsAddedWhereTheFeedCannotBeHad() async throws {
    let world = StoryWorld()
    await #expect(throws: StoryFailure.source(.notFound)) {
      try await world.repository.add(NewsFeedForm(address: harbour.text))
    }
    #expect(try await world.store.feeds() == [])
  }

  @Test(arguments: [
    "feed:https://tidewater.example/feed.xml", " FEED:tidewater.example/feed.xml ",
    "https://tidewater.example/feed.xml#latest",
  ])
  func readsAnAddressAsOtherReadersWriteIt(_ typed: String) async throws {
    let world = StoryWorld(feeds: ["one": .fixture()])
    world.web.change { $0.publish("one", at: harbour) }
    let added = try await world.repository.add(NewsFeedForm(address: typed))
    #expect(added.feed.address == harbour)
    #expect(try await world.repository.file(typed, under: "World").id == added.feed.id)
  }

  @Test
  func readsAnAddressOfTheSchemeFeedAsHTTP() async throws {
    let plain = WebAddress.fixture("http://tidewater.example/feed.xml")
    let world = StoryWorld(feeds: ["one": .fixture()])
    world.web.change { $0.publish("one", at: plain) }
    let added = try await world.repository.add(
      NewsFeedForm(address: "feed://tidewater.example/feed.xml"))
    #expect(added.feed.address == plain)
  }

  @Test
  func addsNoFeedThatDiffersFromAKnownOneInTheFragmentAlone() async throws {
    let known = NewsFeed.fixture(address: harbour.text + "#kept")
    let list = FeedList(items: [FeedList.Item(address: harbour)])
    let world = StoryWorld(
      feeds: ["one": .fixture()], lists: StubFeedListFormat(.success(list)))
    try await world.subscribe(known)
    for fragment in ["", "#kept", "#other"] {
      await #expect(throws: StoryFailure.knownFeed(known)) {
        try await world.repository.add(NewsFeedForm(address: harbour.text + fragment))
      }
    }
    let imported = try await world.repository.importList(BytesSource(""))
    #expect(imported.added == [] && imported.known == 1)
  }

  @Test(arguments: [
    "", "  ", "ftp://tidewater.example/", "javascript:alert(1)", "https://", "feed:",
    "feed:javascript:alert(1)", "feed:feed:https://tidewater.example/",
  ])
  func whatIsNoAddressIsRefusedBeforeAnybodyIsAsked(_ typed: String) async throws {
    let world = StoryWorld()
    let failure = await #expect(throws: StoryFailure.self) {
      try await world.repository.add(NewsFeedForm(address: typed))
    }
    #expect("\(failure!)".contains("write an address of the web"))
    #expect(world.web.askings == [])
  }

  @Test
  func aFeedIsNamedByItsIdentifierItsAddressOrItsTitle() async throws {
    let world = StoryWorld()
    try await world.subscribe(
      .fixture(id: "f1", address: harbour.text, title: "Tidewater"),
      .fixture(id: "f2", address: kiln.text, title: "Kiln"))
    for name in ["f1", harbour.text, "tidewater"] {
      #expect(try await world.repository.file(name, under: "World").id.raw == "f1")
    }
    await #expect(throws: StoryFailure.unknownFeed("Glaze")) {
      try await world.repository.remove("Glaze")
    }
  }

  @Test
  func aTitleThatSeveralFeedsHaveNamesNone() async throws {
    let world = StoryWorld()
    try await world.subscribe(
      .fixture(id: "f1", address: harbour.text, title: "Tides"),
      .fixture(id: "f2", address: kiln.text, title: "Tides"))
    let failure = await #expect(throws: StoryFailure.self) {
      try await world.repository.remove("tides")
    }
    guard case .ambiguousFeed("tides", let addresses) = failure else {
      Issue.record("it was \(String(describing: failure))")
      return
    }
    #expect(Set(addresses) == [harbour, kiln])
  }

  @Test
  func aListIsImportedOnceAndNothingOfItIsFetched() async throws {
    let list = FeedList(
      items: [
        FeedList.Item(address: harbour, title: "Tidewater", category: "World"),
        FeedList.Item(address: kiln), FeedList.Item(address: harbour, title: "Again"),
      ], leftOut: 1, notes: ["Why."])
    let world = StoryWorld(lists: StubFeedListFormat(.success(list)))
    let first = try await world.repository.importList(BytesSource(""))
    let second = try await world.repository.importList(BytesSource(""))
    #expect(first.added.map(\.title) == ["Tidewater", "kiln.example"])
    #expect(first.known == 1)
    #expect(first.leftOut == 1 && first.notes == ["Why."])
    #expect(second.added == [])
    #expect(second.known == 3)
    #expect(world.web.askings == [])
  }

  @Test
  func aListIsExportedWithTitlesAndCategories() async throws {
    let world = StoryWorld()
    try await world.subscribe(
      .fixture(address: harbour.text, title: "Tidewater", category: "World"))
    let sink = CollectingSink()
    #expect(try await world.repository.exportList(to: sink) == 1)
    #expect(
      world.lists.callArgs.map(\.items) == [
        [FeedList.Item(address: harbour, title: "Tidewater", category: "World")]
      ])
  }

  @Test
  func aPreviewKeepsNothing() async throws {
    let parsed = ParsedFeed.fixture(.fixture(id: "1"))
    let world = StoryWorld(feeds: ["one": parsed])
    world.web.change { $0.publish("one", at: harbour) }
    #expect(try await world.repository.preview(address: harbour.text) == parsed)
    #expect(
      try await world.repository.preview(
        BytesSource("one"), contentType: "", base: "") == parsed)
    #expect(try await world.store.feeds() == [])
  }

  @Test
  func aDocumentThatIsTooLargeIsRefused() async throws {
    let world = StoryWorld()
    let bytes = [UInt8](repeating: 32, count: FeedDocument.limit + 1)
    await #expect(
      throws: StoryFailure.file(
        .tooLarge(path: "The document", limit: FeedDocument.limit))
    ) {
      try await world.repository.preview(BytesSource([bytes]), contentType: "", base: "")
    }
  }
}
