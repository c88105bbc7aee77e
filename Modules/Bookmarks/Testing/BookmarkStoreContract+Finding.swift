import BookmarksDomain
import CoreDomain
import CoreTesting
import Testing

extension BookmarkStoreContract {
  /// Checks of pages: their sort order, their limits, and plain search terms.
  static let finding: [ContractCheck<any BookmarkStore>] = [
    ContractCheck("A limit and an offset select a page, but do not change the total") { store in
      try await store.keep(numbered(1...5), merging: .added)
      let page = try await store.page(.fixture(limit: 2, offset: 1))
      #expect(page.bookmarks.map(\.id.raw) == ["b4", "b3"])
      #expect(page.total == 5)
      #expect(try await store.page(.fixture(limit: 2, offset: 9)).bookmarks == [])
    },
    ContractCheck("Finds bookmarks by the start of an identifier, in order, up to a limit") {
      store in
      try await store.keep(
        page("abcd2", title: "Two"), page("abcd1", title: ""), page("abce1"), page("abcd"),
        page("abc"), page("ABCD3"), page("abcdz"))
      let start = try #require(IdentifierStart("abcd"))
      let choices = try await store.choices(of: start, limit: 9)
      #expect(choices.map(\.id) == ["abcd", "abcd1", "abcd2", "abcdz"])
      #expect(choices[2].title == "Two")
      #expect(choices[1].title == (try await store.bookmark(Bookmark.ID("abcd1")))?.address.typed)
      #expect(try await store.choices(of: start, limit: 2).map(\.id) == ["abcd", "abcd1"])
      let none = try #require(IdentifierStart("abcdzz"))
      #expect(try await store.choices(of: none, limit: 9) == [])
      let all = try #require(IdentifierStart("", least: 0))
      #expect(try await store.choices(of: all, limit: 9).count == 7)
    },
    ContractCheck("Finds a tag in any spelling, but not by a part of it") { store in
      let found = [page("a", tags: ["Café", "Linux"]), page("b", tags: ["ＣＡＦＥ"])]
      try await store.keep(found + [page("c", tags: ["cafés"]), page("d")], merging: .added)
      let expected = BookmarkPage(bookmarks: found, total: 2)
      #expect(try await store.page(.fixture(tag: "CAFE\u{301}")) == expected)
      #expect(try await store.page(.fixture(query: "#cafe")) == expected)
    },
    ContractCheck("Finds each word of a query in any field, ignoring case") { store in
      let bookmark = Bookmark.fixture(
        address: "https://garden.example.com/Äpfel", title: "Über Bäume", tags: ["Obst"],
        note: "gießen\nschneiden")
      try await store.keep(bookmark, page("other"))
      for query in ["GARDEN", "über", "ÄPFEL", "obst", "Gießen bäume", "schneid", "den.ex"] {
        #expect(try await store.page(.fixture(query: query)).bookmarks == [bookmark], "\(query)")
      }
      #expect(try await store.page(.fixture(query: "obst birnen")).total == 0)
    },
    ContractCheck("Combines a query, a tag, a limit and an offset") { store in
      try await store.keep(
        page("a", title: "one fish", tags: ["sea"], at: 1),
        page("b", title: "two fish", tags: ["sea"], at: 2),
        page("c", title: "red fish", tags: ["pond"], at: 3),
        page("d", title: "blue whale", tags: ["sea"], at: 4))
      let page = try await store.page(.fixture(query: "fish", tag: "sea", limit: 1, offset: 1))
      #expect(page.bookmarks.map(\.id.raw) == ["a"])
      #expect(page.total == 2)
    },
  ]

  /// Checks of reading all bookmarks in batches.
  static let batching: [ContractCheck<any BookmarkStore>] = [
    ContractCheck("Batches return every bookmark once, newest first, including archived ones") {
      store in
      let bookmarks = (1...7).map { number in
        page("b\(number)", archived: number == 4, at: Int64(number / 2))
      }
      try await store.keep(bookmarks, merging: .added)
      for limit in 1...8 {
        var found: [String] = []
        var cursor: BookmarkCursor?
        repeat {
          let batch = try await store.batch(after: cursor, limit: limit)
          #expect(batch.bookmarks.count <= limit)
          found += batch.bookmarks.map(\.id.raw)
          cursor = batch.next
        } while cursor != nil
        #expect(found == ["b6", "b7", "b4", "b5", "b2", "b3", "b1"], "batches of \(limit)")
      }
    },
    ContractCheck("Batches continue even if the last bookmark was removed") { store in
      try await store.keep((1...4).map { page("b\($0)") }, merging: .added)
      let first = try await store.batch(after: nil, limit: 2)
      try await store.remove([Bookmark.ID("b2")], expecting: nil)
      let second = try await store.batch(after: first.next, limit: 2)
      #expect(second.bookmarks.map(\.id.raw) == ["b3", "b4"])
      #expect(second.next == nil)
    },
  ]
}
