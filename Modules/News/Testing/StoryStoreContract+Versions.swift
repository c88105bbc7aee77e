import CoreDomain
import CoreTesting
import NewsDomain
import Testing

extension StoryStoreContract {
  /// Checks of each feed's version of a story that several feeds carry.
  static let telling: [ContractCheck<LeasedStoryStore>] = [
    ContractCheck("A feed's list shows its own version, other lists the fullest one") { news, _ in
      try await news.take(stub, of: news.hill)
      try await news.take(article)
      for question in [StoryQuestion(), StoryQuestion(category: .fixture("Science"))] {
        let headline = try #require(try await news.page(question).headlines.first)
        #expect(headline.title == "Article" && headline.excerpt == "All that there is to read.")
        #expect(headline.carriers.map(\.feed.raw) == ["f1", "f2"])
      }
      let theirs = try #require(
        try await news.page(StoryQuestion(feed: news.hill.id)).headlines.first)
      #expect(theirs.title == "Stub" && theirs.excerpt == "Comments")
      #expect(theirs.link == .fixture(sharedLink + "?utm_source=hill"))
      #expect(theirs.carriers.map(\.feed.raw) == ["f2", "f1"])
      #expect(try await news.titles(StoryQuestion(feed: news.tidewater.id)) == ["Article"])
    },
    ContractCheck("Another feed's version does not change a feed's list") { news, store in
      try await news.take(article, .fixture(id: "other", title: "Other", seconds: 1))
      let own = StoryQuestion(feed: news.tidewater.id)
      let before = try await news.page(own).headlines.map(Seen.init)
      _ = try await store.add(.block, .title(.fixture("casino")))
      for title in ["Casino one", "Casino two"] {
        let forged = ParsedEntry.fixture(
          id: "x", title: title, link: sharedLink, content: String(repeating: "casino ", count: 99),
          seconds: -9000)
        try await news.take(forged, of: news.hill)
        #expect(try await news.page(own).headlines.map(Seen.init) == before)
      }
      let found = StoryQuestion(feed: news.tidewater.id, words: StoryWords("casino"))
      #expect(try await news.titles(found) == [])
      let words = StoryQuestion(feed: news.tidewater.id, words: StoryWords("there"))
      #expect(try await news.titles(words) == ["Article"])
      #expect(try await news.titles(StoryQuestion(feed: news.hill.id)) == [])
      let overview = try await store.overview(at: .fixture(2000))
      #expect(overview.map(\.stories) == [0, 2])
    },
    ContractCheck("Prefers the version of the feed on the story's own host") { news, _ in
      let link = "https://www.tidewater.example/post"
      try await news.take(
        .fixture(id: "x", title: "Forged", link: link, content: "More than anybody would read."),
        of: news.hill)
      try await news.take(.fixture(id: "a", title: "Own", link: link, summary: "Short."))
      #expect(try await news.titles() == ["Own"])
      #expect(try await news.titles(StoryQuestion(feed: news.hill.id)) == ["Forged"])
    },
    ContractCheck("Each feed changes its own version") { news, _ in
      try await news.take(article)
      try await news.take(stub, of: news.hill)
      let theirs = ParsedEntry.fixture(
        id: "stub", title: "Stub two", link: sharedLink, summary: "Remarks")
      #expect(try await news.take(theirs, of: news.hill) == StoryMerge(new: 0, changed: 1))
      #expect(try await news.take(theirs, of: news.hill) == StoryMerge(new: 0, changed: 0))
      #expect(try await news.titles(StoryQuestion(feed: news.hill.id)) == ["Stub two"])
      #expect(try await news.titles() == ["Article"])
      let fuller = ParsedEntry.fixture(
        id: "stub", title: "Stub three", link: sharedLink, content: "A longer text than the other.")
      try await news.take(fuller, of: news.hill)
      #expect(try await news.titles() == ["Stub three"])
      #expect(try await news.titles(StoryQuestion(feed: news.tidewater.id)) == ["Article"])
      #expect(try await news.titles(StoryQuestion(words: StoryWords("longer"))) == ["Stub three"])
    },
    ContractCheck("After a feed is removed, a story shows the remaining version") { news, store in
      try await news.take(article)
      try await news.take(stub, of: news.hill)
      try await store.remove(news.tidewater.id)
      #expect(try await news.titles() == ["Stub"])
      #expect(try await news.titles(StoryQuestion(words: StoryWords("comments"))) == ["Stub"])
      try await store.remove(news.hill.id)
      #expect(try await news.titles() == [])
    },
    ContractCheck("Returns the requested version of a story") { news, store in
      try await news.take(article)
      let id = try await news.story("Article").id
      #expect(try await store.story(id, of: news.tidewater.id).title == "Article")
      try await news.take(stub, of: news.hill)
      let theirs = try await store.story(id, of: news.hill.id)
      #expect(theirs.title == "Stub" && theirs.summary == CleanHTML(plain: "Comments"))
      #expect(theirs.content == nil && theirs.published == Timestamp.fixture(7))
      #expect(theirs.carriers.map(\.feed.raw) == ["f2", "f1"])
      #expect(try await store.story(id, of: news.tidewater.id) == store.story(id))
      let gone = NewsFeed.ID("gone")
      await #expect(throws: StoryFailure.notCarried(id, by: gone)) {
        _ = try await store.story(id, of: gone)
      }
      await #expect(throws: StoryFailure.notFound(Story.ID("none"))) {
        _ = try await store.story(Story.ID("none"), of: gone)
      }
    },
    ContractCheck("Filters apply to the version that a list shows") { news, store in
      try await news.take(article)
      try await news.take(stub, of: news.hill)
      let filter = try await store.add(.block, .title(.fixture("stub")))
      #expect(try await news.titles(StoryQuestion(feed: news.hill.id)) == [])
      #expect(try await news.titles() == ["Article"])
      try await store.removeFilter(filter.id)
      _ = try await store.add(.block, .title(.fixture("article")))
      #expect(try await news.titles(StoryQuestion(feed: news.hill.id)) == ["Stub"])
      #expect(try await news.titles() == [])
      #expect(try await news.titles(StoryQuestion(feed: news.tidewater.id)) == [])
    },
  ]

  private static let article = ParsedEntry.fixture(
    id: "article", title: "Article", link: sharedLink, content: "All that there is to read.",
    seconds: 5)

  private static let stub = ParsedEntry.fixture(
    id: "stub", title: "Stub", link: sharedLink + "?utm_source=hill", summary: "Comments",
    seconds: 7)

  /// The visible parts of a story in a list.
  private struct Seen: Hashable {
    let title: String
    let link: WebAddress?
    let excerpt: String
    let sortedAt: Timestamp

    init(_ headline: StoryHeadline) {
      (title, link) = (headline.title, headline.link)
      (excerpt, sortedAt) = (headline.excerpt, headline.sortedAt)
    }
  }
}

extension StoryStoreContract {
  /// Checks of links to the same page with different fragments.
  static let parting: [ContractCheck<LeasedStoryStore>] = [
    ContractCheck("Does not merge stories whose links differ in the fragment") { news, _ in
      let pages = ["https://a.example/changelog#", "https://a.example/app#!/story/"]
      for page in pages {
        try await news.take(shared("\(page)1", page + "1"))
        #expect(try await news.take(shared("\(page)2", page + "2"), of: news.hill)?.new == 1)
      }
      #expect(Set(try await news.titles()) == Set(pages.flatMap { [$0 + "1", $0 + "2"] }))
    },
    ContractCheck("Merges stories if only one of the links has a fragment") { news, _ in
      try await news.take(shared("A", "https://a.example/a"), shared("B", "https://a.example/b#x"))
      let merge = try await news.take(
        shared("C", "https://a.example/a#comments"), shared("D", "https://a.example/b"),
        of: news.hill)
      #expect(merge == StoryMerge(new: 0, changed: 0))
    },
    ContractCheck("Does not merge if the fragment is ambiguous") { news, _ in
      try await news.take(shared("A", "https://a.example/a"))
      #expect(
        try await news.take(
          shared("B", "https://a.example/a#b"), shared("C", "https://a.example/a#c"),
          of: news.hill)?.new == 2)
      #expect(try await news.take(shared("H", "https://a.example/a#h"), of: news.hill)?.new == 1)
      try await news.take(
        shared("D", "https://a.example/d#1"), shared("E", "https://a.example/d#2"))
      #expect(try await news.take(shared("F", "https://a.example/d"), of: news.hill)?.new == 1)
      #expect(try await news.take(shared("G", "https://a.example/d#2"), of: news.hill)?.new == 0)
    },
  ]
}

extension StoryStoreContract {
  /// Checks of stories that several feeds carry.
  static let sharing: [ContractCheck<LeasedStoryStore>] = [
    ContractCheck("Merges stories of two feeds that have the same link") { news, _ in
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
    ContractCheck("A merged story stays read") { news, store in
      try await news.take(shared("A"))
      try await store.mark([try await news.story("A").id], asRead: true)
      try await news.take(shared("B"), of: news.hill)
      #expect(try await news.page().tabs.map(\.unread) == [0, 0, 0])
    },
    ContractCheck("Does not merge if several stories have the link") { news, _ in
      try await news.take(shared("A"), shared("B"))
      #expect(try await news.take(shared("C"), of: news.hill)?.new == 1)
      let other = "https://a.example/other"
      try await news.take(shared("D", other))
      #expect(try await news.take(shared("E", other), shared("F", other), of: news.hill)?.new == 2)
      #expect(try await news.page().headlines.count == 6)
    },
    ContractCheck("Merges only one entry of a feed into a story") { news, _ in
      try await news.take(shared("A"))
      try await news.take(shared("B"), of: news.hill)
      #expect(try await news.take(shared("G"), of: news.hill)?.new == 1)
      #expect(Set(try await news.titles()) == ["A", "G"])
    },
    ContractCheck("Lists a story once if both of its feeds are in the category") { news, store in
      try await store.file(news.tidewater.id, under: .fixture("Science"))
      try await news.take(shared("A"))
      try await news.take(shared("A"), of: news.hill)
      #expect(try await news.titles(StoryQuestion(category: .fixture("Science"))) == ["A"])
      #expect(try await news.page().tabs.map(\.unread) == [1, 1])
    },
    ContractCheck("Merges an entry into a starred story without a feed") { news, store in
      try await news.take(shared("A"))
      try await store.star(try await news.story("A").id, true)
      try await store.remove(news.tidewater.id)
      #expect(try await news.take(shared("B"), of: news.hill)?.new == 0)
      #expect(try await news.story("B").carriers.map(\.feed.raw) == ["f2"])
    },
    ContractCheck("Does not merge a shorter entry into a starred story without a feed") {
      news, store in
      try await news.take(.fixture(id: "A", title: "A", link: sharedLink, content: "All of it."))
      try await store.star(try await news.story("A").id, true)
      try await store.remove(news.tidewater.id)
      #expect(try await news.take(shared("B"), of: news.hill)?.new == 1)
      #expect(try await news.story("A").content == CleanHTML(plain: "All of it."))
    },
    ContractCheck("Concurrent documents store every story once") { news, store async throws in
      try await concurrently(20) { number in
        let feed = number.isMultiple(of: 2) ? news.tidewater : news.hill
        let entries = (0...number).map { shared("S\($0)", "https://a.example/s\($0)") }
        _ = try? await store.merge(
          entries, of: feed, at: .fixture(), identifiers: news.identifiers,
          under: news.lease)
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
