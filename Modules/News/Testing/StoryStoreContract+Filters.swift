import CoreDomain
import CoreTesting
import NewsDomain
import Testing

extension StoryStoreContract {
  /// Checks of filters that examine the texts of stories.
  static let filtering: [ContractCheck<LeasedStoryStore>] = [
    ContractCheck("Returns filters in the order of addition, each once") { _, store in
      let tests: [NewsFilter.Test] = [
        .title(.fixture("Größe \" %")), .author(.fixture("Ida")),
        .address(.fixture("a.example/")), .age(.fixture(30)),
      ]
      var added: [NewsFilter] = []
      for verdict in NewsFilter.Verdict.allCases {
        for test in tests { added.append(try await store.add(verdict, test)) }
      }
      #expect(try await store.filters() == added)
      #expect(added.map(\.test) == tests + tests)
      #expect(Set(added.map(\.id)).count == added.count)
      #expect(try await store.add(.keep, tests[2]) == added[2])
      #expect(try await store.filters() == added)
    },
    ContractCheck("A removed filter is missing, and a new one never gets its identifier") {
      _, store in
      let removed = try await store.add(.block, .age(.fixture(1)))
      try await store.removeFilter(removed.id)
      #expect(try await store.filters() == [])
      let added = try await store.add(.block, .age(.fixture(2)))
      #expect(added.id.raw > removed.id.raw)
      await #expect(throws: StoryFailure.unknownFilter(removed.id)) {
        try await store.removeFilter(removed.id)
      }
    },
    ContractCheck("Rejects more filters than the limit") { _, store in
      for days in 1...NewsFilter.limit { _ = try await store.add(.block, .age(.fixture(days))) }
      await #expect(throws: StoryFailure.tooMany("filters", limit: NewsFilter.limit)) {
        _ = try await store.add(.keep, .age(.fixture(1)))
      }
      #expect(try await store.add(.block, .age(.fixture(7))).id == store.filters()[6].id)
    },
    ContractCheck("Hides blocked stories at once, and shows them after the filter's removal") {
      news, store in
      try await takeHarbours(news)
      for (test, hidden) in tests {
        let filter = try await store.add(.block, test)
        let shown = all.filter { !hidden.contains($0) }
        #expect(try await news.titles() == shown, "\(test)")
        #expect(try await news.page().tabs.map(\.unread) == [shown.count, 0, shown.count])
        #expect(try await store.overview(at: .fixture()).last?.stories == shown.count)
        #expect(
          try await news.titles(StoryQuestion(words: StoryWords("harb"))).count == shown.count)
        try await store.removeFilter(filter.id)
        #expect(try await news.titles() == all)
      }
    },
    ContractCheck("With keep filters, shows only stories that one of them keeps") { news, store in
      try await takeHarbours(news)
      for (test, kept) in tests {
        let filter = try await store.add(.keep, test)
        #expect(try await news.titles() == all.filter { kept.contains($0) }, "\(test)")
        #expect(try await news.page().tabs.map(\.unread) == [kept.count, 0, kept.count])
        try await store.removeFilter(filter.id)
      }
      _ = try await store.add(.keep, .title(.fixture("Three")))
      _ = try await store.add(.keep, .title(.fixture("One")))
      #expect(try await news.titles() == ["Harbour Three", "Harbour One"])
      _ = try await store.add(.block, .title(.fixture("One")))
      #expect(try await news.titles() == ["Harbour Three"])
    },
    ContractCheck("Filters apply to later stories and to changed stories") { news, store in
      _ = try await store.add(.block, .title(.fixture("rain")))
      try await news.take(
        .fixture(id: "a", title: "Rain", seconds: 1), .fixture(id: "b", title: "Sun", seconds: 2))
      #expect(try await news.titles() == ["Sun"])
      try await news.take(
        .fixture(id: "a", title: "Wind", seconds: 1), .fixture(id: "b", title: "RAIN", seconds: 2))
      #expect(try await news.titles() == ["Wind"])
    },
    ContractCheck("Never hides a starred story, and a hidden story can be starred") { news, store in
      try await takeHarbours(news)
      let id = try await news.story("Harbour One").id
      _ = try await store.add(.block, .title(.fixture("harbour")))
      #expect(try await news.titles() == [])
      #expect(try await store.story(id).title == "Harbour One")
      try await store.star(id, true)
      #expect(try await news.titles() == ["Harbour One"])
      #expect(try await news.page().tabs.map(\.unread) == [1, 0, 1])
      try await store.star(id, false)
      #expect(try await news.titles() == [])
    },
    ContractCheck("Marks no hidden story as read with the others") { news, store in
      try await takeHarbours(news)
      let filters = [
        try await store.add(.block, .title(.fixture("One"))),
        try await store.add(.keep, .title(.fixture("Two"))),
      ]
      #expect(try await news.markRead(.everything) == 1)
      try await store.removeFilter(filters[1].id)
      #expect(try await news.markRead(.category(.fixture("World"))) == 1)
      try await store.removeFilter(filters[0].id)
      #expect(try await news.titles(StoryQuestion(isUnreadOnly: true)) == ["Harbour One"])
      #expect(try await news.page().tabs[0].unread == 1)
    },
  ]

  /// Checks of filters that examine the age of stories.
  static let ageing: [ContractCheck<LeasedStoryStore>] = [
    ContractCheck("Hides stories older than a number of days, but not exactly as old") {
      news, store in
      try await takeDays(news)
      _ = try await store.add(.block, .age(.fixture(3)))
      _ = try await store.add(.block, .age(.fixture(2)))
      try await expect(["2", "1"], of: news)
      #expect(try await news.titles(at: days(4) + 1) == [])
      try await store.star(try await store.story(Story.ID("id1")).id, true)
      try await expect(["2", "1", "0"], of: news)
    },
    ContractCheck("Keeps stories up to a number of days") { news, store in
      try await takeDays(news)
      _ = try await store.add(.keep, .age(.fixture(1)))
      try await expect(["2"], of: news)
      _ = try await store.add(.keep, .age(.fixture(2)))
      try await expect(["2", "1"], of: news)
      _ = try await store.add(.keep, .title(.fixture("0")))
      try await expect(["2", "1", "0"], of: news)
      _ = try await store.add(.block, .age(.fixture(2)))
      try await expect(["2", "1"], of: news)
      _ = try await store.add(.block, .title(.fixture("2")))
      try await expect(["1"], of: news)
    },
    ContractCheck("Marks no story as read that is hidden because of its age") { news, store in
      try await takeDays(news)
      let unread = StoryQuestion(isUnreadOnly: true)
      let keep = try await store.add(.keep, .age(.fixture(1)))
      #expect(try await news.markRead(.everything, at: days(3)) == 1)
      try await store.removeFilter(keep.id)
      #expect(try await news.titles(unread) == ["1", "0"])
      let block = try await store.add(.block, .age(.fixture(2)))
      #expect(try await news.markRead(.feed(news.tidewater.id), at: days(3)) == 1)
      try await store.removeFilter(block.id)
      #expect(try await news.titles(unread) == ["0"])
    },
  ]
}

extension StoryStoreContract {
  private static let all = ["Harbour Three", "Harbour Two", "Harbour One"]

  /// Text filters, each with the titles of the stories that it matches.
  private static let tests: [(NewsFilter.Test, [String])] = [
    (.title(.fixture("harbour t")), ["Harbour Three", "Harbour Two"]),
    (.title(.fixture("nowhere")), []), (.author(.fixture("ida")), ["Harbour One"]),
    (.author(.fixture("people.example/")), ["Harbour Two"]),
    (.address(.fixture("/ONE?")), ["Harbour One"]),
  ]

  private static func takeHarbours(_ news: Newsroom) async throws {
    try await news.take(
      .fixture(
        id: "1", title: "Harbour One", link: "https://tidewater.example/one?x", seconds: 1,
        authors: [.fixture(name: "Ída Holm")]),
      .fixture(
        id: "2", title: "Harbour Two", link: "https://tidewater.example/two", seconds: 2,
        authors: [
          .fixture(name: "Bo"),
          .fixture(email: "bo@tidewater.example", uri: "https://people.example/bo"),
        ]),
      .fixture(id: "3", title: "Harbour Three", seconds: 3))
  }

  /// Adds three stories, each published at the start of a day.
  private static func takeDays(_ news: Newsroom) async throws {
    for day in 0...2 {
      try await news.take(.fixture(id: "\(day)", title: "\(day)", seconds: days(day)), at: days(4))
    }
  }

  private static func days(_ count: Int) -> Int64 { Int64(count) * 86_400 }

  /// Expects that the list has these titles at the start of the fourth day. The counts in the tabs
  /// and in the overview must agree with the list.
  private static func expect(
    _ titles: [String], of news: Newsroom, sourceLocation: SourceLocation = #_sourceLocation
  ) async throws {
    let page = try await news.page(at: days(3))
    #expect(page.headlines.map(\.title) == titles, sourceLocation: sourceLocation)
    #expect(
      page.tabs.map(\.unread) == [titles.count, 0, titles.count], sourceLocation: sourceLocation)
    let overview = try await news.store.overview(at: .fixture(days(3)))
    #expect(overview.map(\.stories) == [0, titles.count], sourceLocation: sourceLocation)
    #expect(overview.map(\.unread) == [0, titles.count], sourceLocation: sourceLocation)
  }
}
