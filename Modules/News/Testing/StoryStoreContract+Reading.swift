import CoreDomain
import CoreTesting
import NewsDomain
import Testing

extension StoryStoreContract {
  /// Checks of marking stories as read and of starring them.
  static let reading: [ContractCheck<LeasedStoryStore>] = [
    ContractCheck("A read story can be marked as unread") { news, store in
      try await news.takeStories("A", "B")
      let id = try await news.story("A").id
      for isRead in [true, true, false] {
        try await store.mark([id], asRead: isRead)
        #expect(try await store.story(id).isRead == isRead)
        #expect(try await news.page().headlines.map(\.isRead) == [false, isRead])
        #expect(try await news.page().tabs[0].unread == (isRead ? 1 : 2))
      }
    },
    ContractCheck("Marks all of several stories, or none if one is missing") { news, store in
      try await news.takeStories("A", "B")
      let ids = try await news.page().headlines.map(\.id)
      await #expect(throws: StoryFailure.notFound(Story.ID("gone"))) {
        try await store.mark(ids + [Story.ID("gone")], asRead: true)
      }
      #expect(try await news.page().tabs[0].unread == 2)
      try await store.mark(ids, asRead: true)
      try await store.mark([], asRead: false)
      #expect(try await news.page().tabs[0].unread == 0)
    },
    ContractCheck("Finds stories by the start of an identifier, in order, up to a limit") {
      news, store in
      try await news.takeStories("A", "B", "C")
      let ids = try await news.page().headlines.map(\.id.raw).sorted()
      let all = try #require(IdentifierStart("", least: 0))
      #expect(try await store.choices(of: all, limit: 9).map(\.id) == ids)
      #expect(try await store.choices(of: all, limit: 2).map(\.id) == Array(ids.prefix(2)))
      let one = try #require(IdentifierStart(try await news.story("B").id.raw, least: 1))
      let choice = IdentifierChoice(id: one.text, title: "B")
      #expect(try await store.choices(of: one, limit: 9) == [choice])
      let none = try #require(IdentifierStart(one.text + "z", least: 1))
      #expect(try await store.choices(of: none, limit: 9) == [])
    },
    ContractCheck("Finds a story by its link, in any spelling") { news, store in
      try await news.take(
        .fixture(id: "a", title: "A", link: "https://a.example/s"),
        .fixture(id: "b", title: "B", link: "https://a.example/t"))
      let choice = IdentifierChoice(id: try await news.story("A").id.raw, title: "A")
      for link in ["https://a.example/s", "http://www.a.example/s/"] {
        #expect(try await store.choices(at: .fixture(link), limit: 9) == [choice])
      }
      #expect(try await store.choices(at: .fixture("https://a.example/u"), limit: 9) == [])
      #expect(try await store.choices(at: .fixture("https://a.example/"), limit: 9) == [])
    },
    ContractCheck("Stars and unstars a story") { news, store in
      try await news.takeStories("A", "B")
      let id = try await news.story("A").id
      for isStarred in [true, true, false] {
        try await store.star(id, isStarred)
        #expect(try await store.story(id).isStarred == isStarred)
        let starred = try await news.titles(StoryQuestion(isStarredOnly: true))
        #expect(starred == (isStarred ? ["A"] : []))
        #expect(try await news.titles() == ["B", "A"])
        #expect(try await news.page().tabs.map(\.unread) == [2, 0, 2])
      }
      await #expect(throws: StoryFailure.notFound(Story.ID("gone"))) {
        try await store.star(Story.ID("gone"), true)
      }
    },
    ContractCheck("Marks a feed, a category or everything as read") { news, store in
      let shared = ParsedEntry.fixture(id: "s", title: "S", link: "https://a.example/s")
      try await news.take(shared, .fixture(id: "a", title: "A"), .fixture(id: "b", title: "B"))
      try await news.take(shared, .fixture(id: "c", title: "C"), of: news.hill)
      try await store.mark([try await news.story("A").id], asRead: true)
      try await store.star(try await news.story("S").id, true)
      #expect(try await news.markRead(.feed(news.hill.id)) == 2)
      #expect(try await news.page().tabs.map(\.unread) == [1, 0, 1])
      #expect(try await news.titles(StoryQuestion(isUnreadOnly: true)) == ["B"])
      #expect(try await news.markRead(.category(.fixture("Science"))) == 0)
      #expect(try await news.markRead(.category(.fixture("World"))) == 1)
      try await store.mark([try await news.story("C").id], asRead: false)
      #expect(try await news.markRead(.everything) == 1)
      #expect(try await news.markRead(.everything) == 0)
      #expect(try await news.page().tabs.map(\.unread) == [0, 0, 0])
      #expect(try await store.overview(at: .fixture()).map(\.unread) == [0, 0])
    },
    ContractCheck("Leaves stories unread that were stored after the page") { news, _ in
      try await news.takeStories("A", "B")
      let last = try await news.page().lastStored
      try await news.takeStories("C", "B", "A")
      try await news.takeStories("D", of: news.hill)
      #expect(try await news.markRead(.everything, upTo: last) == 2)
      #expect(Set(try await news.titles(StoryQuestion(isUnreadOnly: true))) == ["C", "D"])
      #expect(try await news.page().tabs[0].unread == 2)
      #expect(try await news.markRead(.everything, upTo: last) == 0)
      let now = try await news.page().lastStored
      #expect(try await news.markRead(.feed(news.tidewater.id), upTo: now) == 1)
      #expect(try await news.titles(StoryQuestion(isUnreadOnly: true)) == ["D"])
    },
    ContractCheck("A new story never has the number of a removed one") { news, store in
      try await news.takeStories("A", "B")
      let last = try await news.page().lastStored
      try await store.remove(news.tidewater.id)
      #expect(try await news.page().lastStored == last)
      try await news.takeStories("C", of: news.hill)
      #expect(try await news.markRead(.everything, upTo: last) == 0)
      #expect(try await news.titles(StoryQuestion(isUnreadOnly: true)) == ["C"])
    },
    ContractCheck("Marks no story as read for an unknown feed or category") { news, _ in
      try await news.takeStories("A")
      #expect(try await news.markRead(.feed(NewsFeed.ID("gone"))) == 0)
      #expect(try await news.markRead(.category(.fixture("Gone"))) == 0)
      #expect(try await news.page().tabs[0].unread == 1)
    },
  ]

  static let searching: [ContractCheck<LeasedStoryStore>] = [
    ContractCheck("Finds stories that contain words with all of the search prefixes") { news, _ in
      try await news.take(
        .fixture(id: "a", title: "Harbour reopens", summary: "The Lighthouse shines", seconds: 1),
        .fixture(id: "b", title: "House of light", content: "A harbour, re-opened.", seconds: 2))
      let findings: [(String, [String])] = [
        ("harbour", ["House of light", "Harbour reopens"]), ("HARB open", ["House of light"]),
        ("light house", ["House of light"]), ("shine", ["Harbour reopens"]),
        ("house", ["House of light"]), ("lighthouse", ["Harbour reopens"]),
        ("harbour nowhere", []), ("harb!!", ["House of light", "Harbour reopens"]),
        ("r", ["House of light", "Harbour reopens"]),
      ]
      for (typed, titles) in findings {
        let words = try #require(StoryWords(typed))
        #expect(try await news.titles(StoryQuestion(words: words)) == titles, "\(typed)")
      }
    },
    ContractCheck("A search ignores case, width and accents") { news, _ in
      try await news.take(.fixture(id: "a", title: "Ｓｗｉｆｔ Café 東京都の港 Größe 50% _"))
      for typed in ["swift", "CAFE", "café", "港", "京都", "grösse", "50", "東京 swift"] {
        let words = try #require(StoryWords(typed))
        #expect(try await news.titles(StoryQuestion(words: words)).count == 1, "\(typed)")
      }
      for typed in ["wift", "大阪", "%6", "\"swift\" OR x", "róße x"] {
        let words = try #require(StoryWords(typed))
        #expect(try await news.titles(StoryQuestion(words: words)) == [], "\(typed)")
      }
    },
    ContractCheck("A search does not find the former text of a story") { news, _ in
      try await news.take(.fixture(id: "a", title: "Before"))
      try await news.take(.fixture(id: "a", title: "After"))
      #expect(try await news.titles(StoryQuestion(words: StoryWords("before"))) == [])
      #expect(try await news.titles(StoryQuestion(words: StoryWords("after"))) == ["After"])
    },
    ContractCheck("A search returns pages, newest first, without hidden stories") { news, store in
      try await news.takeStories("x a", "x b", "x c", "x d", "y")
      _ = try await store.add(.block, .title(.fixture("c")))
      let pages = try await news.pages(StoryWords("x"), limit: 2)
      #expect(pages.map { $0.headlines.map(\.title) } == [["x d", "x b"], ["x a"]])
    },
  ]
}
