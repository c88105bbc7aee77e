import BookmarksDomain
import CoreDomain
import CoreTesting
import Testing

extension BookmarkStoreContract {
  /// Checks of the query language, and of the texts that count as equal.
  static let matching: [ContractCheck<any BookmarkStore>] = [
    ContractCheck("A search ignores case, width, kind of kana and accents") { store in
      try await store.keep(
        page("latin", title: "Cafe\u{301} Straße"), page("wide", title: "ＳＷＩＦＴ ﾃﾞｰﾀ"),
        page("kana", title: "ドカベン"), page("greek", title: "ΣΊΣΥΦΟΣ"))
      for query in ["café", "CAFE", "ｃａｆｅ", "strasse"] {
        #expect(try await ids(store, query) == ["latin"], "\(query)")
      }
      #expect(try await ids(store, "swift") == ["wide"])
      #expect(try await ids(store, "でーた") == ["wide"])
      #expect(try await ids(store, "どかべん") == ["kana"])
      // Voicing marks distinguish kana.
      #expect(try await ids(store, "とかへん") == [])
      #expect(try await ids(store, "σίσυφος") == ["greek"])
    },
    ContractCheck("Evaluates every operator of the query language") { store in
      try await store.keep(
        page("a", title: "swift server", tags: ["code", "two words"]),
        page("b", title: "swift video", tags: ["code"], unread: true),
        page("c", title: "server video", unread: true), page("d", title: "bird, a swift one"))
      let expectations: [String: [String]] = [
        "swift": ["a", "b", "d"], "swift server": ["a"], "swift AND server": ["a"],
        "server or bird": ["a", "c", "d"], "swift (server or bird)": ["a", "d"],
        "swift -video": ["a", "d"], "not swift": ["c"], "-(swift or server)": [],
        "\"swift server\"": ["a"], "\"server swift\"": [], "#code": ["a", "b"],
        "#\"two words\"": ["a"], "-#code": ["c", "d"], "!unread": ["b", "c"],
        "!untagged": ["c", "d"], "!unread or #code -video": ["a", "b", "c"],
        "not not bird": ["d"], "video or bird -swift": ["b", "c"], "a": ["a", "b", "c", "d"],
      ]
      for (query, found) in expectations {
        #expect(try await ids(store, query) == found, "\(query)")
      }
    },
    ContractCheck("A query finds the same bookmarks as a check of each bookmark") { store in
      let titles = [
        "東京の古書店めぐり", "京都の古本まつり", "北京书店", "ラーメン二郎 三田本店", "らーめん", "go", "C", "Ｃ＋＋",
        "한국어 배우기", "Ђорђе", "🍎 apple", "𠮷野家", "e\u{301}", "%", "a_b", "naïve café", "AB",
        "100% it's \\!", "1000",
      ]
      let bookmarks = titles.enumerated().map { number, title in page("p\(number)", title: title) }
      try await store.keep(bookmarks, merging: .added)
      var needles: Set<String> = []
      for title in titles {
        let scalars = Array(title.unicodeScalars)
        for start in scalars.indices {
          for length in 1...4 where start + length <= scalars.count {
            let needle = String(String.UnicodeScalarView(scalars[start..<start + length]))
            if !needle.contains(where: \.isWhitespace) { needles.insert(needle) }
          }
        }
      }
      for needle in needles {
        guard let query = try? BookmarkQuery("\"\(needle)\"", by: .fixture) else { continue }
        let expected = bookmarks.filter { query.matches($0, by: .fixture) }.map(\.id.raw).sorted()
        #expect(try await ids(store, "\"\(needle)\"") == expected, "\(needle)")
      }
    },
    ContractCheck("Filters archived and unread bookmarks") { store in
      try await store.keep(
        page("a", title: "x"), page("b", title: "x", archived: true),
        page("c", title: "x", unread: true), page("d", title: "x", unread: true, archived: true))
      #expect(try await store.page(.fixture()).bookmarks.map(\.id.raw) == ["a", "c"])
      #expect(try await store.page(.fixture(archived: true)).bookmarks.map(\.id.raw) == ["b", "d"])
      #expect(try await store.page(.fixture(unreadOnly: true)).bookmarks.map(\.id.raw) == ["c"])
      let both = BookmarkFilter.fixture(query: "x", unreadOnly: true, archived: true)
      #expect(try await store.page(both).bookmarks.map(\.id.raw) == ["d"])
      #expect(try await store.page(both).total == 1)
    },
    ContractCheck("Returns each sort order, and equal bookmarks in the order of insertion") {
      store in
      try await store.keep(
        page("a", title: "beta", at: 5), page("b", title: "Alpha", at: 9),
        page("c", title: "ámbar", at: 5), page("d", title: "", at: 1),
        page("e", title: "alpha", at: 3))
      let order = { (order: BookmarkOrder) in
        try await store.page(.fixture(order: order)).bookmarks.map(\.id.raw)
      }
      #expect(try await order(.newest) == ["b", "a", "c", "e", "d"])
      #expect(try await order(.oldest) == ["d", "e", "a", "c", "b"])
      #expect(try await order(.title) == ["b", "e", "c", "a", "d"])
      let second = BookmarkFilter.fixture(order: .title, limit: 2, offset: 1)
      #expect(try await store.page(second).bookmarks.map(\.id.raw) == ["e", "c"])
    },
  ]
}
