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

  /// Another feed already carries one of the two stories.
  @Test func addsAFeedWithItsTitleCategoryAndStories() async throws {
    let link = "https://tidewater.example/a"
    let world = StoryWorld(
      feeds: ["one": .fixture(.fixture(id: "1", link: link), .fixture(id: "2"))], at: harbour)
    let other = NewsFeed.unfetched("f1", kiln.text)
    try await world.subscribe(other)
    try await world.take(.fixture(id: "a", link: link), of: other)
    let added = try await world.add("tidewater.example/feed.xml", category: " World ")
    #expect(added.feed.title == "The Tidewater Post")
    #expect(added.feed.category?.name == "World")
    #expect(added.stories == 2)
    #expect(try await world.store.feed(added.feed.id) == added.feed)
    #expect(try await world.repository.feeds().map(\.stories) == [1, 2])
    #expect(try await world.titles().count == 2)
  }

  @Test func followsTheLinkOfAPageToItsFeed() async throws {
    let world = StoryWorld(
      feeds: ["one": .fixture()], pages: ["page": [FeedLink(address: harbour)]])
    world.web.change {
      $0.publish("page", at: page)
      $0.publish("one", at: harbour)
    }
    let added = try await world.add(page.text)
    #expect(added.feed.address == harbour)
  }

  @Test func listsTheFeedsOfAPageWithSeveral() async throws {
    let links = [FeedLink(address: harbour, title: "All"), FeedLink(address: kiln)]
    let world = StoryWorld(pages: ["page": links])
    world.web.change { $0.publish("page", at: page) }
    await #expect(throws: StoryFailure.choice(links)) {
      try await world.add(page.text)
    }
    #expect(try await world.store.feeds() == [])
  }

  @Test func findsNoFeedOnAPageThatLinksToAPage() async throws {
    let world = StoryWorld(pages: ["one": [FeedLink(address: page)]], at: page)
    await #expect(throws: StoryFailure.noFeed(page)) {
      try await world.add(page.text)
    }
  }

  @Test func rejectsAnAddressThatHasMovedToAKnownFeed() async throws {
    let world = StoryWorld(feeds: ["one": .fixture()], at: harbour)
    world.web.change { $0[kiln] = .moved(to: harbour, forGood: true) }
    let added = try await world.add(harbour.text)
    await #expect(throws: StoryFailure.knownFeed(added.feed)) {
      try await world.add(kiln.text)
    }
  }

  @Test func addsNoFeedThatDiffersFromAKnownOneInTheFragmentAlone() async throws {
    let known = NewsFeed.fixture(address: harbour.text + "#kept")
    let list = FeedList(items: [FeedList.Item(address: harbour)])
    let world = StoryWorld(feeds: ["one": .fixture()], lists: StubFeedListFormat(.success(list)))
    try await world.subscribe(known)
    for fragment in ["", "#kept", "#other"] {
      await #expect(throws: StoryFailure.knownFeed(known)) {
        try await world.add(harbour.text + fragment)
      }
    }
    let imported = try await world.repository.importList(BytesSource(""))
    #expect(imported.added == [] && imported.known == 1)
  }

  @Test func resolvesAFeedByItsIdentifierAddressOrTitle() async throws {
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

  @Test func rejectsATitleOfSeveralFeeds() async throws {
    let world = StoryWorld()
    try await world.subscribe(
      .fixture(id: "f1", address: harbour.text, title: "Tides"),
      .fixture(id: "f2", address: kiln.text, title: "Tides"))
    await #expect(throws: StoryFailure.ambiguousFeed("tides", [harbour, kiln])) {
      try await world.feed("tides")
    }
  }

  @Test func importsAListOnceWithoutFetching() async throws {
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

  @Test func shortensLongCategoriesAndSaysWhichBecomeOne() async throws {
    let start = String(repeating: "a", count: 59)
    let full = String(repeating: "b", count: 60)
    let categories = [start + "bb", start + "bb", start + "cc", full]
    let items = categories.enumerated().map { number, category in
      FeedList.Item(address: .fixture("https://h\(number).example/"), category: category)
    }
    let world = StoryWorld(lists: StubFeedListFormat(.success(FeedList(items: items))))
    let imported = try await world.repository.importList(BytesSource(""))
    let short = start + "…"
    #expect(imported.added.map(\.category?.name) == [short, short, short, full])
    #expect(
      imported.notes == [
        "The category “\(start)bb” was shortened: a category may have at most 60 characters, "
          + "so it is “\(short)”.",
        "The category “\(start)cc” was shortened: a category may have at most 60 characters, "
          + "so it is “\(short)”.",
      ])
    #expect(imported.leftOut == 0)
  }

  @Test func exportsTitlesAndCategories() async throws {
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

  @Test func storesNothingForAPreview() async throws {
    let parsed = ParsedFeed.fixture(.fixture(id: "1"))
    let world = StoryWorld(feeds: ["one": parsed], at: harbour)
    #expect(try await world.preview(harbour) == parsed)
    #expect(
      try await world.repository.preview(
        BytesSource("one"), contentType: nil, base: nil) == parsed)
    #expect(try await world.store.feeds() == [])
  }

  @Test(
    arguments: [
      (0, .unreadable(.unknownFormat("a text of a test"))),
      (1, .file(.tooLarge(path: "The document", limit: FeedDocument.limit))),
    ] as [(Int, StoryFailure)])
  func previewsADocumentUpToTheLimit(_ excess: Int, _ failure: StoryFailure) async throws {
    let world = StoryWorld()
    let bytes = [UInt8](repeating: 32, count: FeedDocument.limit + excess)
    await #expect(throws: failure) {
      try await world.repository.preview(BytesSource([bytes]), contentType: nil, base: nil)
    }
  }
}

/// Reading, marking, starring and filtering stored stories.
struct StoryReadingTests {
  private let harbour = WebAddress.fixture("https://tidewater.example/feed.xml")

  @Test func findsAStoryByItsIdentifierOrTheStartOfIt() async throws {
    let world = StoryWorld(
      feeds: ["one": .fixture(.fixture(id: "1", title: "Harbour reopens"))], at: harbour,
      identifiers: SequentialIdentifierSource(prefix: "story"))
    try await world.subscribe(.fixture(id: "f1", address: harbour.text))
    try await world.refresh()
    for typed in ["story1", "story", "stor"] {
      let story = try await world.repository.story(.identifier(typed))
      #expect(story.title == "Harbour reopens")
    }
    for typed in ["story2", "sto", "STORY"] {
      await #expect(throws: StoryFailure.notFound(Story.ID(typed))) {
        try await world.repository.story(.identifier(typed))
      }
    }
  }

  @Test func findsAStoryByItsLinkUnlessAnotherHasIt() async throws {
    let link = WebAddress.fixture("https://tidewater.example/bridge")
    let one = ParsedEntry.fixture(id: "1", title: "Bridge closed", link: link.text)
    let world = StoryWorld(feeds: [
      "one": .fixture(one),
      "two": .fixture(one, .fixture(id: "2", title: "Bridge opened", link: link.text)),
    ])
    world.web.change { $0.publish("one", at: harbour) }
    try await world.subscribe(.fixture(id: "f1", address: harbour.text))
    let failure = await #expect(throws: StoryFailure.self) {
      try await world.repository.story(.link(link))
    }
    #expect(failure == .linkNotFound(link))
    #expect(
      failure?.description
        == "There is no story at “https://tidewater.example/bridge”. Check the address.")
    try await world.refresh()
    #expect(try await world.repository.story(.link(link)).title == "Bridge closed")
    world.web.change { $0.publish("two", at: harbour) }
    try await world.refresh(at: 60)
    let both = try await world.store.choices(at: link, limit: 9)
    #expect(both.count == 2)
    await #expect(throws: StoryFailure.ambiguous(IdentifierChoices(link.text, both))) {
      try await world.repository.story(.link(link))
    }
  }
}
