import CoreDomain
import CoreTesting
import NewsDomain
import Testing

extension StoryStoreContract {
  /// Checks of stories that several feeds carry.
  static let sharing: [ContractCheck<LeasedStoryStore>] = [
    ContractCheck("Merges stories of two feeds that have the same link") { store, leases in
      let news = try await Newsroom(store, leases)
      try await news.take(shared("A", "https://www.a.example/x/?utm_source=f1"))
      let merge = try await news.take(shared("B", "http://a.example/x"), of: news.hill)
      #expect(merge == StoryMerge(new: 0, changed: 0))
      let story = try await news.story("A")
      #expect(story.carriers == [.fixture(), .fixture(feed: "f2", title: "Hill Gazette")])
      for question in questions(of: news) {
        let title = question.feed == news.hill.id ? "B" : "A"
        #expect(try await news.titles(question) == [title])
      }
      #expect(try await news.page().headlines.map(\.carriers) == [story.carriers])
    },
    ContractCheck("A merged story stays read") { store, leases in
      let news = try await Newsroom(store, leases)
      try await news.take(shared("A"))
      try await store.mark([try await news.story("A").id], asRead: true)
      try await news.take(shared("B"), of: news.hill)
      #expect(try await news.page().tabs.map(\.unread) == [0, 0, 0])
    },
    ContractCheck("Does not merge if several stories have the link") { store, leases in
      let news = try await Newsroom(store, leases)
      try await news.take(shared("A"), shared("B"))
      #expect(try await news.take(shared("C"), of: news.hill)?.new == 1)
      let other = "https://a.example/other"
      try await news.take(shared("D", other))
      #expect(
        try await news.take(shared("E", other), shared("F", other), of: news.hill)?.new == 2)
      #expect(try await news.page().headlines.count == 6)
    },
    ContractCheck("Merges only one entry of a feed into a story") { store, leases in
      let news = try await Newsroom(store, leases)
      try await news.take(shared("A"))
      try await news.take(shared("B"), of: news.hill)
      #expect(try await news.take(shared("G"), of: news.hill)?.new == 1)
      #expect(Set(try await news.titles()) == ["A", "G"])
    },
    ContractCheck("Does not merge stories that link to a front page") { store, leases in
      let news = try await Newsroom(store, leases)
      try await news.take(shared("A", "https://a.example/"))
      #expect(try await news.take(shared("A", "https://a.example/"), of: news.hill)?.new == 1)
    },
    ContractCheck("Lists a story once if both of its feeds are in the category") { store, leases in
      let news = try await Newsroom(store, leases)
      try await store.file(news.tidewater.id, under: .fixture("Science"))
      try await news.take(shared("A"))
      try await news.take(shared("A"), of: news.hill)
      #expect(try await news.titles(StoryQuestion(category: .fixture("Science"))) == ["A"])
      #expect(try await news.page().tabs.map(\.unread) == [1, 1])
    },
    ContractCheck("Merges an entry into a starred story without a feed") { store, leases in
      let news = try await Newsroom(store, leases)
      try await news.take(shared("A"))
      try await store.star(try await news.story("A").id, true)
      try await store.remove(news.tidewater.id)
      #expect(try await news.take(shared("B"), of: news.hill)?.new == 0)
      #expect(try await news.story("B").carriers.map(\.feed.raw) == ["f2"])
    },
    ContractCheck("Does not merge a shorter entry into a starred story without a feed") {
      store, leases in
      let news = try await Newsroom(store, leases)
      try await news.take(.fixture(id: "A", title: "A", link: sharedLink, content: "All of it."))
      try await store.star(try await news.story("A").id, true)
      try await store.remove(news.tidewater.id)
      #expect(try await news.take(shared("B"), of: news.hill)?.new == 1)
      #expect(try await news.story("A").content == CleanHTML(plain: "All of it."))
    },
    ContractCheck("Concurrent documents store every story once") { store, leases in
      let news = try await Newsroom(store, leases)
      await withTaskGroup(of: Void.self) { group in
        for number in 0..<20 {
          group.addTask {
            let feed = number.isMultiple(of: 2) ? news.tidewater : news.hill
            let entries = (0...number).map { shared("S\($0)", "https://a.example/s\($0)") }
            _ = try? await store.merge(
              entries, of: feed, at: Story.fixtureTime(), identifiers: news.identifiers,
              under: news.lease)
          }
        }
      }
      #expect(try await news.page().headlines.count == 20)
    },
  ]

  static let sharedLink = "https://a.example/shared"

  static func shared(_ title: String, _ link: String = sharedLink) -> ParsedEntry {
    .fixture(id: title, title: title, link: link)
  }

  private static func questions(of news: Newsroom) -> [StoryQuestion] {
    [
      StoryQuestion(), StoryQuestion(feed: news.tidewater.id), StoryQuestion(feed: news.hill.id),
      StoryQuestion(category: .fixture("World")), StoryQuestion(category: .fixture("Science")),
      StoryQuestion(category: .fixture("World"), feed: news.hill.id),
    ]
  }
}
