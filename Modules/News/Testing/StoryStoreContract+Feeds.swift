import CoreDomain
import CoreTesting
import NewsDomain
import Testing

extension StoryStoreContract {
  /// Checks of storing and reading feeds.
  static let feeds: [ContractCheck<LeasedStoryStore>] = [
    ContractCheck("An empty store returns nil and empty lists") { subject async throws in
      let store = subject.store
      #expect(try await store.feeds() == [])
      #expect(try await store.feed(NewsFeed.ID("f1")) == nil)
      #expect(try await store.overview(at: .fixture()) == [])
      #expect(try await store.filters() == [])
      let page = try await store.page(StoryQuestion(), at: .fixture())
      #expect(page == StoryPage(headlines: [], tabs: [NewsTab(category: nil, unread: 0)]))
    },
    ContractCheck("Returns every attribute of a feed") { subject async throws in
      let store = subject.store
      let full = NewsFeed(
        id: NewsFeed.ID("f7"), address: .fixture("https://tidewater.example/a?b=c"),
        title: "Größe “10” % _ ' \u{1F4DA}", site: .fixture("https://tidewater.example/"),
        category: .fixture("Überall"), language: "nds",
        addedAt: .fixture("1969-12-31T23:59:59.999Z"), fetchState: .full)
      let bare = NewsFeed.fixture(id: "f1", title: "")
      #expect(try await store.add([full, bare]) == [full, bare])
      #expect(try await store.feed(full.id) == full)
      #expect(try await store.feeds() == [bare, full])
    },
    ContractCheck("Sorts feeds by folded title, then by identifier") { subject in
      let store = subject.store
      let titles = [("a2", "Öl"), ("a1", "öl"), ("a3", "oak"), ("a4", "Zeit"), ("a5", "Ａpple")]
      _ = try await store.add(
        titles.map { id, title in
          .fixture(id: id, address: "https://\(id).example/", title: title)
        })
      #expect(try await store.feeds().map(\.id.raw) == ["a5", "a3", "a1", "a2", "a4"])
    },
    ContractCheck("Stores a title of the maximum length") { subject async throws in
      let store = subject.store
      let feed = NewsFeed.fixture(title: .unrepeating(ParsedEntry.titleLimit))
      #expect(try await store.add([feed]) == [feed])
      #expect(try await store.feeds() == [feed])
    },
    ContractCheck("Does not add a feed whose address is stored already") { subject in
      let store = subject.store
      let first = NewsFeed.fixture(id: "f1")
      _ = try await store.add([first])
      let new = NewsFeed.fixture(id: "f3", address: "https://new.example/")
      let twin = NewsFeed.fixture(id: "f4", address: "https://new.example/", title: "Twin")
      #expect(try await store.add([.fixture(id: "f2", title: "Other"), new, twin]) == [new])
      #expect(Set(try await store.feeds()) == [first, new])
    },
    ContractCheck("Adds no feed if there would be more than the limit") { subject in
      let store = subject.store
      _ = try await store.add(
        (1..<NewsFeed.limit).map { .fixture(id: "\($0)", address: "https://h\($0).example/") })
      let two = ["a", "b"].map { id in
        NewsFeed.fixture(id: id, address: "https://\(id).example/")
      }
      await #expect(throws: StoryFailure.tooMany("feeds", limit: NewsFeed.limit)) {
        _ = try await store.add(two)
      }
      #expect(try await store.feeds().count == NewsFeed.limit - 1)
      #expect(try await store.add([two[0]]) == [two[0]])
    },
    ContractCheck("Filing changes the category alone") { news, store in
      try await news.record(.full, of: news.tidewater)
      try await store.file(news.tidewater.id, under: .fixture("Sea"))
      #expect(
        try await store.feed(news.tidewater.id)
          == .fixture(id: "f1", category: "Sea", fetchState: .full))
    },
    ContractCheck("Throws the identifier if a filed or removed feed is missing") {
      news, store async throws in
      let unknown = NewsFeed.fixture(id: "gone", address: "https://gone.example/")
      let failure = StoryFailure.unknownFeed("gone")
      await #expect(throws: failure) { try await store.file(unknown.id, under: nil) }
      await #expect(throws: failure) { try await store.remove(unknown.id) }
      #expect(try await store.feeds() == [news.hill, news.tidewater])
    },
    ContractCheck("Records a fetch state alone, and ignores that of a removed feed") {
      news, store in
      try await news.record(.full, of: news.tidewater)
      try await news.record(.full, of: .fixture(id: "gone"))
      #expect(
        try await store.feeds() == [
          news.hill, .fixture(id: "f1", category: "World", fetchState: .full),
        ])
    },
    ContractCheck("A feed moves to a new address, unless another feed has it") { news, store in
      let moved = WebAddress.fixture("https://moved.example/")
      try await news.record(.full, movedTo: moved, of: news.tidewater)
      #expect(try await store.feed(news.tidewater.id)?.address == moved)
      try await news.record(FetchState(failures: 1), movedTo: news.hill.address, of: news.tidewater)
      let feed = try #require(try await store.feed(news.tidewater.id))
      #expect(feed.address == moved && feed.fetchState.failures == 1)
    },
    ContractCheck("A title that is the host changes when the feed moves") { news, store in
      let feed = NewsFeed.fixture(id: "f3", address: "https://old.example/", title: "old.example")
      _ = try await store.add([feed])
      try await news.record(.full, movedTo: news.hill.address, of: feed)
      #expect(try await store.feed(feed.id)?.title == "old.example")
      try await news.record(.full, movedTo: .fixture("https://moved.example/"), of: feed)
      #expect(try await store.feed(feed.id)?.title == "moved.example")
      let titles = try await store.feeds().map(\.title)
      #expect(titles == ["Hill Gazette", "moved.example", "The Tidewater Post"])
    },
    ContractCheck("Stores nothing under a lease that was lost") { news, store in
      try await news.takeStories("A")
      try await news.leases.release(news.lease.work, of: news.lease.token)
      let loss = StoryFailure.busy(reason: WorkLease.lossReason)
      await #expect(throws: loss) { _ = try await news.takeStories("B") }
      await #expect(throws: loss) { try await news.record(.full, of: news.hill) }
      #expect(try await news.titles() == ["A"])
      #expect(try await store.feeds() == [news.hill, news.tidewater])
    },
  ]

  /// Checks of the effect of changed feeds on stories.
  static let filing: [ContractCheck<LeasedStoryStore>] = [
    ContractCheck("A feed's stories move to its new category") { news, store in
      try await news.takeStories("A", "B")
      try await store.file(news.tidewater.id, under: .fixture("Science"))
      #expect(try await news.titles(StoryQuestion(category: .fixture("Science"))) == ["B", "A"])
      #expect(try await news.titles(StoryQuestion(category: .fixture("World"))) == [])
      #expect(
        try await news.page().tabs == [
          NewsTab(category: nil, unread: 2), NewsTab(category: .fixture("Science"), unread: 2),
        ])
      try await store.file(news.tidewater.id, under: nil)
      #expect(try await news.titles(StoryQuestion(category: .fixture("Science"))) == [])
      #expect(try await news.titles() == ["B", "A"])
    },
    ContractCheck("Removing a feed removes the stories that no other feed carries") { news, store in
      let shared = ParsedEntry.fixture(id: "s", title: "Shared", link: "https://a.example/shared")
      try await news.take(shared, .fixture(id: "own", title: "Own"))
      try await news.take(shared, of: news.hill)
      let own = try await news.story("Own")
      try await store.remove(news.tidewater.id)
      #expect(try await news.titles() == ["Shared"])
      #expect(
        try await news.story("Shared").carriers == [.fixture(feed: "f2", title: "Hill Gazette")])
      await #expect(throws: StoryFailure.notFound(own.id)) { _ = try await store.story(own.id) }
      #expect(
        try await news.page().tabs == [
          NewsTab(category: nil, unread: 1), NewsTab(category: .fixture("Science"), unread: 1),
        ])
    },
    ContractCheck("Starred stories stay after their last feed is removed") { news, store in
      try await news.takeStories("A", "B")
      let star = try await news.story("A")
      try await store.star(star.id, true)
      try await store.remove(news.tidewater.id)
      #expect(try await store.story(star.id).carriers == [])
      #expect(try await news.titles() == ["A"])
      #expect(try await news.titles(StoryQuestion(isStarredOnly: true)) == ["A"])
      #expect(try await news.titles(StoryQuestion(words: StoryWords("a"))) == ["A"])
      #expect(try await news.titles(StoryQuestion(feed: news.tidewater.id)) == [])
    },
  ]
}

extension FetchState {
  fileprivate static let full = FetchState(
    validators: HTTPValidators(entityTag: "\"a\"", lastModified: "Thu, 01 Jan 2026 00:00:00 GMT"),
    wholeAt: .fixture(1), fetchedAt: .fixture(2), nextAt: .fixture(3),
    pausedUntil: .fixture(4), failures: 5, trouble: "It rains.", isRetired: true)
}
