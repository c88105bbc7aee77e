import CoreDomain
import CoreTesting
import NewsDomain
import Testing

extension StoryStoreContract {
  /// Checks of merging entries into stories.
  static let merging: [ContractCheck<LeasedStoryStore>] = [
    ContractCheck("Returns every attribute of a story") { news, store in
      let full = ParsedEntry(
        id: "urn:1", title: CleanHTML(plain: "Größe “10” % _ ' \u{1F4DA} <b>"),
        link: .fixture("https://tidewater.example/1?a=b#c"), summary: CleanHTML(plain: "A <sum>"),
        content: CleanHTML(plain: "A\n\ncontent & more"),
        published: .fixture("0001-01-01T00:00:00Z"),
        updated: .fixture(7),
        authors: [
          .fixture(
            name: "Ida “I” Holm", email: "ida@tidewater.example", uri: "https://ida.example/"),
          .fixture(email: "nobody@tidewater.example"),
        ],
        categories: ["Sea, \"salt\"", "見出し"],
        enclosures: [
          StoryEnclosure(address: .fixture(), type: "audio/mpeg", length: .max),
          StoryEnclosure(address: .fixture("https://tidewater.example/b")),
        ])
      #expect(try await news.take(full) == StoryMerge(new: 1, changed: 0))
      let story = try await store.story(Story.ID("id1"))
      #expect(StoryContents(story) == StoryContents(full))
      #expect(story.arrivedAt == Timestamp.fixture(1000))
      #expect(story.carriers == [.fixture()])
      #expect(!story.isRead && !story.isStarred)
    },
    ContractCheck("Recognizes long identifiers and titles by their ends") { news, _ in
      let (guid, title) = (String.unrepeating(8000), String.unrepeating(ParsedEntry.titleLimit - 1))
      for _ in 1...2 {
        for (end, seconds) in [("a", Int64(1)), ("b", 2)] {
          try await news.take(.fixture(id: guid + end, title: "By identifier", seconds: seconds))
          try await news.take(.fixture(title: title + end, seconds: seconds))
        }
      }
      #expect(try await news.page().headlines.count == 4)
    },
    ContractCheck("Stores an entry without attributes as a story") { news, store in
      try await news.take(ParsedEntry())
      let story = try await store.story(Story.ID("id1"))
      #expect(!story.title.isEmpty && story.summary == nil && story.sortedAt == story.arrivedAt)
    },
    ContractCheck("An unchanged document changes no stories") { news, _ in
      try await news.takeStories("A", "B")
      let before = try await news.page()
      let merge = try await news.takeStories("A", "B", at: 5000)
      #expect(merge == StoryMerge(new: 0, changed: 0))
      #expect(try await news.page() == before)
    },
    ContractCheck("A changed story stays read and starred") { news, store in
      try await news.take(.fixture(id: "a", title: "Old", summary: "Before", seconds: 5))
      let id = try await news.story("Old").id
      try await store.mark([id], asRead: true)
      try await store.star(id, true)
      let merge = try await news.take(
        .fixture(id: "a", title: "New", content: "After", seconds: 9), at: 3000)
      #expect(merge == StoryMerge(new: 0, changed: 1))
      let story = try await store.story(id)
      #expect(story.title == "New" && story.summary == nil)
      #expect(story.content == CleanHTML(plain: "After"))
      #expect(story.sortedAt == Timestamp.fixture(9))
      #expect(story.arrivedAt == Timestamp.fixture(1000))
      #expect(story.isRead && story.isStarred)
      let headline = try #require(try await news.page().headlines.first)
      #expect(headline.title == "New" && headline.excerpt == "After" && headline.isRead)
    },
    ContractCheck("Detects a change of any single attribute") { news, store in
      try await news.take(.fixture(id: "a", title: "T"))
      let changes: [ParsedEntry] = [
        .fixture(id: "a", title: "U"), .fixture(id: "a", link: "https://tidewater.example/l"),
        .fixture(id: "a", summary: "S"), .fixture(id: "a", content: "C"),
        .fixture(id: "a", seconds: 3), .fixture(id: "a", authors: [.fixture(name: "Ida")]),
        .fixture(id: "a", categories: ["Sea"]),
        .fixture(id: "a", enclosures: [StoryEnclosure(address: .fixture())]),
        ParsedEntry(id: "a", title: CleanHTML(plain: "T"), updated: .fixture(4)),
      ]
      for entry in changes {
        #expect(try await news.take(entry) == StoryMerge(new: 0, changed: 1))
        #expect(try await news.take(entry) == StoryMerge(new: 0, changed: 0))
        #expect(StoryContents(try await store.story(Story.ID("id1"))) == StoryContents(entry))
      }
    },
    ContractCheck("Keeps stories that are no longer in the document") { news, _ in
      try await news.takeStories("A", "B")
      #expect(try await news.take(.fixture(id: "C", title: "C", seconds: 3))?.new == 1)
      #expect(try await news.take(at: 0) == StoryMerge(new: 0, changed: 0))
      #expect(try await news.titles() == ["C", "B", "A"])
    },
    ContractCheck("Stores the feed's title, site, address and fetch state with its entries") {
      news, store in
      let feed = NewsFeed(
        id: news.tidewater.id, address: .fixture("https://moved.example/"), title: "Moved",
        site: .fixture("https://moved.example/home"), category: nil, addedAt: .fixture(9),
        fetchState: FetchState(fetchedAt: .fixture(8), failures: 1, trouble: "It rains."))
      try await news.take(.fixture(), of: feed)
      let kept = try #require(try await store.feed(feed.id))
      #expect(kept.title == "Moved" && kept.site == feed.site && kept.fetchState == feed.fetchState)
      #expect(kept.address == feed.address)
      #expect(kept.category == .fixture("World"))
      #expect(try await news.page().fetchedAt == Timestamp.fixture(8))
    },
    ContractCheck("Does not store entries of a removed feed") { news, store in
      try await store.remove(news.tidewater.id)
      #expect(try await news.take(.fixture()) == nil)
      #expect(try await news.titles() == [])
      #expect(try await store.feeds() == [news.hill])
    },
  ]

  /// Checks of recognizing stories in a later document.
  static let knowing: [ContractCheck<LeasedStoryStore>] = [
    ContractCheck("Stores a repeated entry of a document once") { news, _ async throws in
      let entry = ParsedEntry.fixture(id: "a", title: "A")
      #expect(try await news.take(entry, entry)?.new == 1)
      #expect(try await news.take(entry, entry) == StoryMerge(new: 0, changed: 0))
    },
    ContractCheck("Distinguishes entries of one identifier by their other attributes") {
      news, _ async throws in
      let entries = ["A", "B", "C"].map { (title: String) in
        ParsedEntry.fixture(id: "same", title: title, link: "https://tidewater.example/\(title)")
      }
      #expect(try await news.take(entries[0], entries[1])?.new == 2)
      #expect(
        try await news.take(entries[2], entries[0], entries[1])
          == StoryMerge(new: 1, changed: 0))
    },
    ContractCheck("Recognizes an entry that has only a text by this text") { news, _ async throws in
      let entries = ["It rains.", "The sun is back."].map { (text: String) in
        ParsedEntry.fixture(title: nil, summary: text)
      }
      #expect(try await news.take(entries[0], entries[1])?.new == 2)
      #expect(try await news.take(entries[0], entries[1]) == StoryMerge(new: 0, changed: 0))
    },
    ContractCheck("Recognizes a changed story by its new attributes") { news, _ in
      try await news.take(.fixture(id: "a", title: "A"))
      try await news.take(.fixture(id: "a", title: "B", link: "https://tidewater.example/b"))
      #expect(
        try await news.take(.fixture(title: "C", link: "https://tidewater.example/b"))
          == StoryMerge(new: 0, changed: 1))
    },
    ContractCheck("Separates stories of two feeds that share only an identifier") { news, _ in
      try await news.take(.fixture(id: "1", title: "A"))
      #expect(try await news.take(.fixture(id: "1", title: "A"), of: news.hill)?.new == 1)
      #expect(try await news.titles() == ["A", "A"])
    },
  ]
}
