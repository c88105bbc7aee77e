import CoreDomain
import CoreTesting
import NewsDomain
import Testing

extension StoryStoreContract {
  /// Checks of removing stories by number and by age.
  static let pruning: [ContractCheck<LeasedStoryStore>] = [
    ContractCheck("Removes the oldest stories above the maximum number") { news, _ in
      try await news.takeStories("A", "B", "C", "D", "E")
      #expect(try await news.prune(stories: 5) == 0)
      #expect(try await news.prune(stories: 3) == 2)
      #expect(try await news.titles() == ["E", "D", "C"])
      #expect(try await news.prune(stories: 3) == 0)
    },
    ContractCheck("Removes the last of the stories without a date in a document") { news, _ in
      try await news.take(.fixture(title: "A"), .fixture(title: "B"), .fixture(title: "C"))
      #expect(try await news.prune(stories: 2) == 1)
      #expect(try await news.titles() == ["A", "B"])
    },
    ContractCheck("Removes stories of the same time in the order of the list") { news, _ in
      try await news.take(
        .fixture(title: "A", seconds: 1), .fixture(title: "B", seconds: 1),
        .fixture(title: "C", seconds: 1))
      let before = try await news.titles()
      #expect(try await news.prune(stories: 2) == 1)
      #expect(try await news.titles() == Array(before.dropLast()))
    },
    ContractCheck("Removes read and hidden stories, too") { news, store in
      try await news.takeStories("A", "B", "C", "D")
      try await store.mark([try await news.story("C").id], asRead: true)
      _ = try await store.add(.block, .title(.fixture("B")))
      #expect(try await news.prune(stories: 2) == 2)
      #expect(try await news.titles() == ["D", "C"])
      for filter in try await store.filters() { try await store.removeFilter(filter.id) }
      #expect(try await news.titles() == ["D", "C"])
    },
    ContractCheck("Removes the stories in the current document last") { news, _ in
      let ancient = ParsedEntry.fixture(id: "old", title: "Ancient", seconds: -1_000_000_000)
      try await news.takeStories("A", "B", "C")
      try await news.take(ancient)
      #expect(try await news.prune(stories: 2) == 2)
      #expect(try await news.titles() == ["C", "Ancient"])
      try await news.takeStories("D")
      #expect(try await news.prune(stories: 2) == 1)
      #expect(try await news.titles() == ["C", "D"])
    },
    ContractCheck("Removes stories that their feed dropped before the limit of days") { news, _ in
      try await news.take(.fixture(id: "old", title: "Old", seconds: -1_000_000_000), at: 1000)
      try await news.take(.fixture(id: "new", title: "New", seconds: 0), at: 5000)
      #expect(try await news.prune(days: 1, at: 5000 + day) == 0)
      #expect(try await news.prune(days: 1, at: 5001 + day) == 1)
      #expect(try await news.titles() == ["New"])
    },
    ContractCheck("Keeps the stories in the current document at any age") { news, _ in
      try await news.takeStories("A", "B")
      try await news.record(FetchState(fetchedAt: .fixture(99)), of: news.tidewater)
      #expect(try await news.prune(days: 1, at: 1000 * day) == 0)
      try await news.takeStories("A")
      try await news.takeStories("A", "B")
      #expect(try await news.prune(days: 1, at: 1000 * day) == 0)
      #expect(try await news.titles() == ["B", "A"])
    },
    ContractCheck("Counts a story that was dropped in the future as dropped now") { news, _ in
      try await news.takeStories("A")
      try await news.take(.fixture(id: "B", title: "B"), at: 1000 * day)
      #expect(try await news.prune(days: 1, at: 0) == 0)
      #expect(try await news.prune(days: 1, at: day + 1) == 1)
    },
    ContractCheck("Keeps starred stories and does not count them") { news, store in
      try await news.takeStories("A", "B", "C", "D")
      let id = try await news.story("A").id
      try await store.star(id, true)
      #expect(try await news.prune(stories: 2) == 1)
      #expect(try await news.titles() == ["D", "C", "A"])
      try await news.takeStories("C", "D")
      #expect(try await news.prune(days: 1, at: 1000 * day) == 0)
      try await store.star(id, false)
      #expect(try await news.prune(days: 1, at: 1000 * day) == 1)
      #expect(try await news.titles() == ["D", "C"])
    },
    ContractCheck("Corrects numbers, lists and searches after stories are removed") { news, store in
      try await news.takeStories("Harbour", "Bridge", "Ferry", "Tunnel")
      try await store.mark([try await news.story("Bridge").id], asRead: true)
      let harbour = try await news.story("Harbour").id
      let limit = StoryLimit.fixture(1)
      let first = try await news.page(StoryQuestion(limit: limit))
      #expect(try await news.prune(stories: 2) == 2)
      #expect(try await news.page().tabs.map(\.unread) == [2, 0, 2])
      let overview = try await store.overview(at: .fixture(2000))
      #expect(overview.map(\.stories) == [0, 2] && overview.map(\.unread) == [0, 2])
      #expect(try await news.titles(StoryQuestion(words: StoryWords("Harbour"))) == [])
      let next = try #require(first.next)
      let second = try await news.page(StoryQuestion(limit: limit, after: next))
      #expect(second.headlines.map(\.title) == ["Ferry"] && second.next == nil)
      await #expect(throws: StoryFailure.notFound(harbour)) { _ = try await store.story(harbour) }
    },
    ContractCheck("Removes nothing if the feed is missing or the lease was lost") { news, _ in
      try await news.takeStories("A", "B")
      #expect(try await news.prune(stories: 1, of: .fixture(id: "gone")) == 0)
      try await news.leases.release(news.lease.work, of: news.lease.token)
      await #expect(throws: StoryFailure.busy(reason: WorkLease.lossReason)) {
        _ = try await news.prune(stories: 1)
      }
      #expect(try await news.titles() == ["B", "A"])
    },
  ]

  /// Checks of stories that other feeds carry, too.
  static let leaving: [ContractCheck<LeasedStoryStore>] = [
    ContractCheck("Removes a shared story only from its feed") { news, store in
      try await news.take(.fixture(id: "a", title: "Ours", link: sharedLink, content: "Longer."))
      try await news.take(
        .fixture(id: "b", title: "Theirs", link: sharedLink), of: news.hill, at: 1000)
      let id = try await news.story("Ours").id
      try await news.take(.fixture(id: "c", title: "C", seconds: 9))
      #expect(try await news.prune(stories: 1) == 1)
      #expect(try await news.titles(StoryQuestion(feed: news.tidewater.id)) == ["C"])
      #expect(try await news.titles(StoryQuestion(feed: news.hill.id)) == ["Theirs"])
      #expect(try await store.story(id).carriers.map(\.feed.raw) == ["f2"])
      #expect(try await news.titles(StoryQuestion(words: StoryWords("Ours"))) == [])
      #expect(try await news.titles(StoryQuestion(words: StoryWords("Theirs"))) == ["Theirs"])
      #expect(try await news.page().tabs.map(\.unread) == [2, 1, 1])
      #expect(
        try await news.take(.fixture(id: "a", title: "Ours", link: sharedLink))
          == StoryMerge(new: 0, changed: 0))
      #expect(try await store.story(id).carriers.map(\.feed.raw) == ["f2"])
    },
    ContractCheck("Keeps every version of a starred story") { news, store in
      try await news.take(shared("Ours"))
      try await news.take(shared("Theirs"), of: news.hill)
      let id = try await news.story("Ours").id
      try await store.star(id, true)
      try await news.takeStories("A", "B")
      #expect(try await news.prune(stories: 1, days: 1, at: 1000 * day) == 1)
      #expect(try await store.story(id, of: news.tidewater.id).title == "Ours")
      #expect(try await store.story(id, of: news.hill.id).title == "Theirs")
    },
  ]

  /// Checks of entries that a later document contains again.
  static let burying: [ContractCheck<LeasedStoryStore>] = [
    ContractCheck("A removed story does not come back, even if its entry changes") { news, _ in
      let (link, moved) = ("https://tidewater.example/a", "https://tidewater.example/moved")
      let editions: [ParsedEntry] = [
        .fixture(id: "a", title: "A", link: link, seconds: 1),
        .fixture(id: "a", title: "Edited", link: link, seconds: 1),
        .fixture(id: "a", title: "Edited", link: moved, seconds: 1),
        .fixture(id: "another", title: "Edited", link: moved, seconds: 1),
        .fixture(title: "Renamed", link: moved, seconds: 1),
      ]
      try await news.take(editions[0], .fixture(id: "b", title: "B", seconds: 2))
      #expect(try await news.prune(stories: 1) == 1)
      for edition in editions {
        let merge = try await news.take(edition, edition, .fixture(id: "b", title: "B", seconds: 2))
        #expect(merge == StoryMerge(new: 0, changed: 0), "\(edition)")
        #expect(try await news.titles() == ["B"])
      }
    },
    ContractCheck("A removed story does not hide a new one") { news, _ in
      try await news.takeStories("A", "B")
      #expect(try await news.prune(stories: 1) == 1)
      #expect(try await news.take(.fixture(id: "A2", title: "A", seconds: 3))?.new == 1)
      #expect(
        try await news.take(.fixture(id: "A", title: "A", seconds: 1), of: news.hill)?.new == 1)
    },
    ContractCheck("An entry matches a stored story rather than a removed one") {
      news, _ async throws in
      let copies = ["1", "2", "3"].map { (id: String) in
        ParsedEntry.fixture(id: id, title: "A", summary: id, seconds: 1)
      }
      #expect(try await news.take(copies[0], copies[1])?.new == 2)
      #expect(try await news.prune(stories: 1) == 1)
      #expect(try await news.take(copies[2]) == StoryMerge(new: 0, changed: 1))
    },
    ContractCheck("Tombstones are deleted with their feed, which can be added again") {
      news, store in
      try await news.takeStories("A", "B")
      #expect(try await news.prune(stories: 1) == 1)
      try await store.remove(news.tidewater.id)
      _ = try await store.add([news.tidewater])
      try await news.takeStories("A", "B")
      #expect(try await news.titles() == ["B", "A"])
    },
  ]

  /// The number of seconds of a day.
  private static let day: Int64 = 86_400
}

extension StoryStoreContract.Newsroom {
  /// Removes the stories of the first feed, or of another feed if given.
  fileprivate func prune(
    stories: Int = StoryRetention.usual.stories, days: Int? = nil, of feed: NewsFeed? = nil,
    at seconds: Int64 = 2000
  ) async throws -> Int {
    try await store.prune(
      (feed ?? tidewater).id, to: try #require(StoryRetention(stories: stories, days: days)),
      at: .fixture(seconds), under: lease)
  }
}
