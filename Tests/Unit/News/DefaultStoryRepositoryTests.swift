import CoreDomain
import CoreTesting
import NewsDomain
import NewsTesting
import Testing

/// Subscribing, resolving feeds, importing and previewing.
struct DefaultStoryRepositoryTests {
  private let harbour = WebAddress.fixture("https://tidewater.example/feed.xml")
  private let kiln = WebAddress.fixture("https://kiln.example/feed.xml")
  private let page = WebAddress.fixture("https://tidewater.example/")

  @Test
  func addsAFeedWithItsTitleCategoryAndStories() async throws {
    let world = StoryWorld(feeds: ["one": .fixture(.fixture(id: "1"), .fixture(id: "2"))])
    world.web.change { $0.publish("one", at: harbour) }
    let added = try await world.add("tidewater.example/feed.xml", category: " World ")
    #expect(added.feed.title == "The Tidewater Post")
    #expect(added.feed.category?.name == "World")
    #expect(added.stories == 2)
    #expect(try await world.store.feeds() == [added.feed])
  }

  @Test
  func followsTheLinkOfAPageToItsFeed() async throws {
    let world = StoryWorld(
      feeds: ["one": .fixture()], pages: ["page": [FeedLink(address: harbour)]])
    world.web.change {
      $0.publish("page", at: page)
      $0.publish("one", at: harbour)
    }
    let added = try await world.add(page.text)
    #expect(added.feed.address == harbour)
  }

  @Test
  func listsTheFeedsOfAPageWithSeveral() async throws {
    let links = [FeedLink(address: harbour, title: "All"), FeedLink(address: kiln)]
    let world = StoryWorld(pages: ["page": links])
    world.web.change { $0.publish("page", at: page) }
    await #expect(throws: StoryFailure.choice(links)) {
      try await world.add(page.text)
    }
    #expect(try await world.store.feeds() == [])
  }

  @Test
  func findsNoFeedOnAPageWithoutLinksOrWithALinkToAPage() async throws {
    let world = StoryWorld(pages: ["none": [], "one": [FeedLink(address: page)]])
    for text in ["none", "one"] {
      world.web.change { $0.publish(text, at: page) }
      await #expect(throws: StoryFailure.noFeed(page)) {
        try await world.add(page.text)
      }
    }
  }

  @Test
  func rejectsAKnownFeedAlsoByAnAddressThatHasMovedToIt() async throws {
    let world = StoryWorld(feeds: ["one": .fixture()])
    world.web.change {
      $0.publish("one", at: harbour)
      $0[kiln] = .moved(to: harbour, forGood: true)
    }
    let added = try await world.add(harbour.text)
    for address in [harbour, kiln] {
      await #expect(throws: StoryFailure.knownFeed(added.feed)) {
        try await world.add(address.text)
      }
    }
  }

  @Test func addsNoFeedThatCannotBeFetched() async throws {
    let world = StoryWorld()
    await #expect(throws: StoryFailure.source(.notFound)) {
      try await world.add(harbour.text)
    }
    #expect(try await world.store.feeds() == [])
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
        try await world.add(harbour.text + fragment)
      }
    }
    let imported = try await world.repository.importList(BytesSource(""))
    #expect(imported.added == [] && imported.known == 1)
  }

  @Test
  func resolvesAFeedByItsIdentifierAddressOrTitle() async throws {
    let world = StoryWorld()
    try await world.subscribe(
      .fixture(id: "f1", address: harbour.text, title: "Tidewater"),
      .fixture(id: "f2", address: kiln.text, title: "Kiln"))
    for name in ["f1", harbour.text, "tidewater", "feed:" + harbour.text, harbour.text + "#new"] {
      #expect(try await world.feed(name).id.raw == "f1")
    }
    #expect(
      try await world.repository.feeds(["f1", "kiln", "tidewater"].map { .fixture($0) })
        .map(\.id.raw) == ["f1", "f2"])
    await #expect(throws: StoryFailure.unknownFeed("Glaze")) {
      try await world.feed("Glaze")
    }
  }

  @Test
  func rejectsATitleOfSeveralFeeds() async throws {
    let world = StoryWorld()
    try await world.subscribe(
      .fixture(id: "f1", address: harbour.text, title: "Tides"),
      .fixture(id: "f2", address: kiln.text, title: "Tides"))
    let failure = await #expect(throws: StoryFailure.self) {
      try await world.feed("tides")
    }
    guard case .ambiguousFeed("tides", let addresses) = failure else {
      Issue.record("it was \(String(describing: failure))")
      return
    }
    #expect(Set(addresses) == [harbour, kiln])
  }

  @Test
  func importsAListOnceWithoutFetching() async throws {
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
  func exportsTitlesAndCategories() async throws {
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
  func storesNothingForAPreview() async throws {
    let parsed = ParsedFeed.fixture(.fixture(id: "1"))
    let world = StoryWorld(feeds: ["one": parsed])
    world.web.change { $0.publish("one", at: harbour) }
    #expect(try await world.preview(harbour) == parsed)
    #expect(
      try await world.repository.preview(
        BytesSource("one"), contentType: nil, base: nil) == parsed)
    #expect(try await world.store.feeds() == [])
  }

  @Test
  func previewsTheLargestDocument() async throws {
    let world = StoryWorld()
    let bytes = [UInt8](repeating: 32, count: FeedDocument.limit)
    await #expect(throws: StoryFailure.unreadable(.unknownFormat("a text of a test"))) {
      try await world.repository.preview(BytesSource([bytes]), contentType: nil, base: nil)
    }
  }

  @Test
  func rejectsADocumentThatIsTooLarge() async throws {
    let world = StoryWorld()
    let bytes = [UInt8](repeating: 32, count: FeedDocument.limit + 1)
    await #expect(
      throws: StoryFailure.file(
        .tooLarge(path: "The document", limit: FeedDocument.limit))
    ) {
      try await world.repository.preview(BytesSource([bytes]), contentType: nil, base: nil)
    }
  }
}
