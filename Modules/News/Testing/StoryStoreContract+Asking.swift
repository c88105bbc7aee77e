import CoreDomain
import CoreTesting
import NewsDomain
import Testing

extension StoryStoreContract {
  /// Checks of the contents and the order of pages.
  static let asking: [ContractCheck<LeasedStoryStore>] = [
    ContractCheck("Sorts the newest first, and equal times by identifier, descending") { news, _ in
      try await news.take(
        .fixture(id: "a", title: "A", seconds: 5), .fixture(id: "b", title: "B", seconds: 7),
        .fixture(id: "c", title: "C", seconds: 5), .fixture(id: "d", title: "D", seconds: -9))
      #expect(try await news.titles() == ["B", "C", "A", "D"])
    },
    ContractCheck("Sorts a story by its arrival if it has no date, or a future one") { news, _ in
      try await news.take(.fixture(id: "a", title: "A", seconds: 9_999_999_999), at: 10)
      try await news.take(.fixture(id: "b", title: "B"), at: 20)
      try await news.take(
        ParsedEntry(id: "c", title: CleanHTML(plain: "C"), updated: .fixture(5)), at: 30)
      #expect(try await news.titles() == ["B", "A", "C"])
      let moments = try await news.page().headlines.map(\.sortedAt)
      #expect(moments == [20, 10, 5].map(Timestamp.fixture))
    },
    ContractCheck("Stories without a date keep the order of their document") { news, _ in
      try await news.take(.fixture(id: "x", title: "Old"), at: 900)
      try await news.take(
        .fixture(id: "a", title: "A"), .fixture(id: "b", title: "B", seconds: 5),
        .fixture(id: "c", title: "C", seconds: 9_999_999_999), .fixture(id: "d", title: "D"),
        .fixture(id: "x", title: "Old"), .fixture(id: "e", title: "E"))
      let titles = ["A", "C", "D", "E", "Old", "B"]
      #expect(try await news.titles() == titles)
      let pages = try await news.pages(limit: 2)
      #expect(pages.flatMap(\.headlines).map(\.title) == titles)
    },
    ContractCheck("Corrects the arrival times of a clock that was ahead") { news, _ in
      try await news.take(.fixture(id: "a", title: "A"), at: 9_000_000)
      try await news.take(.fixture(id: "b", title: "B", seconds: 8_000_000), at: 9_000_000)
      try await news.take(.fixture(id: "c", title: "C"), at: 10)
      #expect(try await news.titles() == ["C", "B", "A"])
      let moments = try await news.page().headlines.map(\.sortedAt)
      #expect(moments == [10, 10, 10].map(Timestamp.fixture))
      #expect(try await news.story("A").arrivedAt == Timestamp.fixture(10))
    },
    ContractCheck("A headline contains the attributes for a list") { news, store in
      try await news.take(
        .fixture(
          id: "a", title: "T", link: "https://tidewater.example/t",
          summary: String(repeating: "many words ", count: 99), seconds: 3))
      let headline = try #require(try await news.page().headlines.first)
      let story = try await store.story(headline.id)
      #expect(
        headline
          == StoryHeadline(
            id: Story.ID("id1"), title: "T", link: .fixture("https://tidewater.example/t"),
            excerpt: StoryContents(story).excerpt, sortedAt: .fixture(3),
            carriers: [.fixture()]))
      #expect(headline.excerpt.count > 200 && headline.excerpt.count <= StoryHeadline.excerptLimit)
    },
    ContractCheck("Consecutive pages return every story once, and lead back") { news, _ in
      for number in 0..<11 {
        try await news.take(
          .fixture(id: "\(number)", title: "x \(number)", seconds: Int64(number / 4)))
      }
      let all = try await news.page().headlines
      #expect(try await news.page(StoryQuestion(limit: .fixture(11))).next == nil)
      for words in [nil, StoryWords("x")] {
        let pages = try await news.pages(words, limit: 3)
        #expect(pages.map(\.headlines.count) == [3, 3, 3, 2])
        #expect(pages.flatMap(\.headlines) == all && pages[0].previous == nil)
        for (page, last) in zip(pages.dropFirst(), pages) {
          let start = try #require(page.previous)
          let back = try await news.page(.three(words, before: start))
          #expect(back == StoryPage(last, previous: back.previous, next: last.next))
          #expect((back.previous == nil) == (last.previous == nil))
        }
      }
      let first = try #require(try await news.page().headlines.first)
      let none = try await news.page(.three(nil, before: StoryPosition(first)))
      #expect(none.headlines == [] && none.previous == nil && none.next == nil)
    },
    ContractCheck("Gives a story of a list the language of its feed") { news, store in
      try await news.takeStories(
        "A",
        of: NewsFeed(
          id: news.tidewater.id, address: news.tidewater.address, title: "T", language: "ja",
          addedAt: news.tidewater.addedAt))
      let headline = try #require(try await news.page().headlines.first)
      #expect(headline.carriers == [.fixture(title: "T", language: "ja")])
      #expect(try await store.story(headline.id).carriers == headline.carriers)
    },
    ContractCheck("Combines all conditions of a query") { news, store in
      try await news.takeStories("A", "B", "C")
      try await news.takeStories("D", "E", of: news.hill)
      for title in ["A", "B", "D"] { try await store.star(try await news.story(title).id, true) }
      for title in ["B", "C", "E"] {
        try await store.mark([try await news.story(title).id], asRead: true)
      }
      for (question, titles) in Self.questions(news) {
        #expect(Set(try await news.titles(question)) == Set(titles), "\(question)")
        #expect(try await news.titles(question).count == titles.count, "\(question)")
      }
    },
    ContractCheck("Returns no stories for an unknown feed or category") { news, store in
      try await news.takeStories("A")
      #expect(try await news.titles(StoryQuestion(feed: NewsFeed.ID("gone"))) == [])
      #expect(try await news.titles(StoryQuestion(category: .fixture("Gone"))) == [])
      await #expect(throws: StoryFailure.notFound(Story.ID("gone"))) {
        _ = try await store.story(Story.ID("gone"))
      }
    },
  ]

  private static func questions(_ news: Newsroom) -> [(StoryQuestion, [String])] {
    let world = NewsCategory.fixture("World")
    return [
      (StoryQuestion(category: world), ["A", "B", "C"]),
      (StoryQuestion(feed: news.hill.id), ["D", "E"]),
      (StoryQuestion(category: world, feed: news.hill.id), []),
      (StoryQuestion(category: world, feed: news.tidewater.id), ["A", "B", "C"]),
      (StoryQuestion(isUnreadOnly: true), ["A", "D"]),
      (StoryQuestion(isStarredOnly: true), ["A", "B", "D"]),
      (StoryQuestion(isUnreadOnly: true, isStarredOnly: true), ["A", "D"]),
      (StoryQuestion(category: world, isUnreadOnly: true), ["A"]),
      (StoryQuestion(category: world, isStarredOnly: true), ["A", "B"]),
      (StoryQuestion(feed: news.hill.id, isUnreadOnly: true, isStarredOnly: true), ["D"]),
      (StoryQuestion(isUnreadOnly: true, words: StoryWords("d")), ["D"]),
      (StoryQuestion(category: world, words: StoryWords("d")), []),
      (StoryQuestion(feed: news.hill.id, isStarredOnly: true, words: StoryWords("d")), ["D"]),
    ]
  }

  /// Checks of the other parts of a page: tabs, times and troubles.
  static let counting: [ContractCheck<LeasedStoryStore>] = [
    ContractCheck("Returns a tab for all stories and for each category, with unread counts") {
      news, store in
      _ = try await store.add([
        .fixture(id: "f3", address: "https://z.example/", category: "sea"),
        .fixture(id: "f4", address: "https://y.example/"),
      ])
      try await news.takeStories("A", "B")
      try await news.takeStories("C", of: news.hill)
      try await store.mark([try await news.story("A").id], asRead: true)
      let tabs = try await news.page(StoryQuestion(feed: news.hill.id, isStarredOnly: true)).tabs
      #expect(tabs.map(\.category?.name) == [nil, "Science", "sea", "World"])
      #expect(tabs.map(\.unread) == [2, 1, 0, 1])
    },
    ContractCheck("A page contains the number of feeds, the last fetch and the problems") {
      news, _ in
      let late = FetchState(fetchedAt: .fixture(9), trouble: "It rains.", isRetired: true)
      try await news.record(FetchState(fetchedAt: .fixture(5)), of: news.hill)
      try await news.record(late, of: news.tidewater)
      let page = try await news.page()
      #expect(page.feeds == 2 && page.fetchedAt == Timestamp.fixture(9))
      #expect(
        page.troubles == [
          NewsFeedTrouble(
            feed: news.tidewater.id, title: "The Tidewater Post", reason: "It rains.",
            isRetired: true)
        ])
    },
    ContractCheck("A page of a feed contains the title of the feed, even without stories") {
      news, _ in
      try await news.takeStories("A")
      #expect(try await news.page(StoryQuestion(feed: news.hill.id)).headlines == [])
      for feed in [news.hill, news.tidewater] {
        #expect(try await news.page(StoryQuestion(feed: feed.id)).feedTitle == feed.title)
      }
      #expect(try await news.page(StoryQuestion(feed: NewsFeed.ID("gone"))).feedTitle == nil)
      #expect(try await news.page().feedTitle == nil)
    },
    ContractCheck("Ignores a last fetch in the future") { news, _ in
      try await news.record(FetchState(fetchedAt: .fixture(2001)), of: news.hill)
      #expect(try await news.page().fetchedAt == nil)
      try await news.record(FetchState(fetchedAt: .fixture(5)), of: news.tidewater)
      #expect(try await news.page().fetchedAt == Timestamp.fixture(5))
    },
    ContractCheck("The overview counts each feed's stories and unread stories") { news, store in
      let shared = ParsedEntry.fixture(id: "s", title: "S", link: "https://a.example/s")
      try await news.take(shared, .fixture(id: "a", title: "A"))
      try await news.take(shared, of: news.hill)
      try await store.mark([try await news.story("A").id], asRead: true)
      #expect(
        try await store.overview(at: .fixture()) == [
          NewsFeedOverview(feed: news.hill, unread: 1, stories: 1),
          NewsFeedOverview(feed: news.tidewater, unread: 1, stories: 2),
        ])
    },
  ]
}

extension StoryQuestion {
  /// A query for a page of three stories.
  fileprivate static func three(
    _ words: StoryWords?, before: StoryPosition? = nil
  ) -> StoryQuestion {
    StoryQuestion(words: words, limit: .fixture(3), before: before)
  }
}

extension StoryPage {
  /// A copy of a page with other cursors.
  fileprivate init(_ page: StoryPage, previous: StoryPosition?, next: StoryPosition?) {
    self.init(
      headlines: page.headlines, previous: previous, next: next, tabs: page.tabs,
      fetchedAt: page.fetchedAt, troubles: page.troubles, feeds: page.feeds,
      feedTitle: page.feedTitle, lastStored: page.lastStored)
  }
}
