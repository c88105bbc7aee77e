public import BookmarksDomain
import CoreDomain
public import CoreTesting
import Testing

/// What every store of bookmarks promises. Each check is given an empty store of its own.
public enum BookmarkStoreContract {
  public static let checks: [ContractCheck<any BookmarkStore>] = keeping + merging + finding

  private static let keeping: [ContractCheck<any BookmarkStore>] = [
    ContractCheck("An empty store has an empty page") { store async throws in
      #expect(try await store.page(.all) == .empty)
    },
    ContractCheck("Every field of a kept bookmark comes back") { store async throws in
      let bookmark = Bookmark.fixture(
        address: "HTTPS://Example.org/A%20b?z=1&a=2#part", title: "Größe “10” \u{1F4DA}",
        tags: ["Swift", "two words", "日本"], note: "First line\n\n% _ ! ' \"", unread: true,
        archived: true, createdAt: .fixture(12))
      #expect(try await store.keep([bookmark], merging: .added) == [.added(bookmark)])
      #expect(try await store.bookmark(bookmark.id) == bookmark)
      #expect(try await store.bookmark(at: bookmark.address) == bookmark)
      #expect(try await store.page(.all) == BookmarkPage(bookmarks: [bookmark], total: 1))
    },
    ContractCheck("An identifier or an address that is not kept gives nothing") { store in
      try await store.keep([.fixture()], merging: .added)
      #expect(try await store.bookmark(Bookmark.ID("other")) == nil)
      #expect(try await store.bookmark(at: .fixture("https://example.org/other")) == nil)
    },
    ContractCheck("Removing takes out what is named and nothing else") { store in
      try await store.keep(numbered(1...3), merging: .added)
      try await store.remove([Bookmark.ID("b1"), Bookmark.ID("b3")])
      #expect(try await store.page(.all).bookmarks.map(\.id.raw) == ["b2"])
    },
    ContractCheck("Removing what is not there names it and removes nothing") { store in
      try await store.keep(numbered(1...2), merging: .added)
      let failure = await #expect(throws: BookmarkFailure.self) {
        try await store.remove([Bookmark.ID("b1"), Bookmark.ID("no"), Bookmark.ID("nor")])
      }
      #expect(failure == .notFound([Bookmark.ID("no"), Bookmark.ID("nor")]))
      #expect(try await store.page(.all).total == 2)
    },
    ContractCheck("A removed address can be kept again, under its new identifier") { store in
      try await store.keep([.fixture(id: "old", tags: ["gone"])], merging: .added)
      try await store.remove([Bookmark.ID("old")])
      let again = Bookmark.fixture(id: "new")
      #expect(try await store.keep([again], merging: .added) == [.added(again)])
      #expect(try await store.page(.all).bookmarks == [again])
    },
  ]

  private static let merging: [ContractCheck<any BookmarkStore>] = [
    ContractCheck("An address that is there already is merged by the rule") { store in
      let stored = Bookmark.fixture(id: "old", title: "Old", tags: ["a"])
      let new = Bookmark.fixture(
        id: "new", address: "https://EXAMPLE.org", title: "New", tags: ["b"])
      try await store.keep([stored], merging: .added)
      let expected = MergeRule.added.merge(stored, with: new)
      #expect(try await store.keep([new], merging: .added) == [.merged(expected)])
      #expect(try await store.page(.all) == BookmarkPage(bookmarks: [expected], total: 1))
    },
    ContractCheck("Each rule is the rule that was asked for") { store in
      let stored = Bookmark.fixture(id: "old", title: "Old")
      let new = Bookmark.fixture(id: "new", title: "New")
      try await store.keep([stored], merging: .added)
      try await store.keep([new], merging: .imported)
      #expect(try await store.bookmark(stored.id)?.title == "Old")
    },
    ContractCheck("Two of one address in one call become one") { store in
      let first = Bookmark.fixture(id: "b1", tags: ["a"])
      let second = Bookmark.fixture(id: "b2", tags: ["b"])
      let kept = try await store.keep([first, second], merging: .imported)
      #expect(kept == [.added(first), .merged(.fixture(id: "b1", tags: ["a", "b"]))])
      #expect(try await store.page(.all).total == 1)
    },
    ContractCheck("Many at once are all kept, each as if it were alone") { store in
      await withTaskGroup(of: Void.self) { group in
        for number in 1...40 {
          group.addTask {
            let bookmark = Bookmark.fixture(
              id: "b\(number)", address: "https://example.org/\(number % 20)",
              tags: ["tag\(number)"])
            _ = try? await store.keep([bookmark], merging: .added)
          }
        }
      }
      let page = try await store.page(.all)
      #expect(page.total == 20)
      #expect(page.bookmarks.flatMap(\.tags.tags).count == 40)
    },
  ]

  private static let finding: [ContractCheck<any BookmarkStore>] = [
    ContractCheck("The newest comes first, and those of one moment as they were added") { store in
      try await store.keep(
        [
          page("old", at: 1), page("first", at: 5), page("second", at: 5), page("new", at: 9),
        ], merging: .added)
      let order = try await store.page(.all).bookmarks.map(\.id.raw)
      #expect(order == ["new", "first", "second", "old"])
    },
    ContractCheck("A limit and an offset cut the page, and the total stays") { store in
      try await store.keep(numbered(1...5), merging: .added)
      let page = try await store.page(.fixture(limit: 2, offset: 1))
      #expect(page.bookmarks.map(\.id.raw) == ["b4", "b3"])
      #expect(page.total == 5)
      #expect(try await store.page(.fixture(limit: 2, offset: 9)).bookmarks == [])
    },
    ContractCheck("A tag is found without regard to case, and not by a part of it") { store in
      try await store.keep(
        [
          page("a", tags: ["Swift", "Linux"]), page("b", tags: ["swift"]),
          page("c", tags: ["swiftly"]), page("d"),
        ], merging: .added)
      let page = try await store.page(.fixture(tag: "SWIFT"))
      #expect(Set(page.bookmarks.map(\.id.raw)) == ["a", "b"])
      #expect(page.total == 2)
      #expect(page.bookmarks.first { $0.id.raw == "a" }?.tags == .fixture(["Swift", "Linux"]))
    },
    ContractCheck("Each word of a query is found in any field, without regard to case") { store in
      let bookmark = Bookmark.fixture(
        address: "https://garden.example.com/Äpfel", title: "Über Bäume", tags: ["Obst"],
        note: "gießen\nschneiden")
      try await store.keep([bookmark, page("other")], merging: .added)
      for query in ["GARDEN", "über", "ÄPFEL", "obst", "Gießen bäume", "schneid", "den.ex"] {
        #expect(try await store.page(.fixture(query: query)).bookmarks == [bookmark], "\(query)")
      }
      #expect(try await store.page(.fixture(query: "obst birnen")).total == 0)
    },
    ContractCheck("Characters with a meaning to a database mean only themselves") { store in
      try await store.keep(
        [
          page("percent", title: "100% sure"), page("plain", title: "1000 sure"),
          page("under", title: "snake_case"), page("accent", title: "cafe\u{301}"),
          page("quote", title: "it's \"so\" \\ !"),
        ], merging: .added)
      #expect(try await ids(store, "0%") == ["percent"])
      #expect(try await ids(store, "e_c") == ["under"])
      #expect(try await ids(store, "'s") == ["quote"])
      #expect(try await ids(store, "\\ !") == ["quote"])
      // With an accent on it, a mark is one character to Swift, and still two to a database.
      #expect(try await ids(store, "%\u{301}") == [])
      #expect(try await ids(store, "_\u{301}") == [])
    },
    ContractCheck("Text without spaces between its words is found by any part of it") { store in
      try await store.keep(
        [page("ja", title: "東京の古書店めぐり"), page("zh", title: "北京书店")], merging: .added)
      #expect(try await ids(store, "書") == ["ja"])
      #expect(try await ids(store, "古書店") == ["ja"])
      #expect(try await ids(store, "京") == ["ja", "zh"])
    },
    ContractCheck("Text is compared as it is encoded: two spellings of an accent are two") {
      store in
      let composed = page("composed", title: "caf\u{E9}", tags: ["caf\u{E9}"])
      let decomposed = page("decomposed", title: "cafe\u{301}", tags: ["cafe\u{301}"])
      let elsewhere = [
        Bookmark.fixture(id: "x", address: "https://x.example/caf\u{E9}"),
        Bookmark.fixture(id: "y", address: "https://x.example/cafe\u{301}"),
      ]
      try await store.keep([composed, decomposed] + elsewhere, merging: .added)
      #expect(try await store.page(.all).total == 4)
      #expect(try await store.page(.fixture(tag: "caf\u{E9}")).bookmarks == [composed])
      #expect(try await ids(store, "cafe\u{301}") == ["decomposed", "y"])
    },
    ContractCheck("A query, a tag, a limit and an offset hold together") { store in
      try await store.keep(
        [
          page("a", title: "one fish", tags: ["sea"], at: 1),
          page("b", title: "two fish", tags: ["sea"], at: 2),
          page("c", title: "red fish", tags: ["pond"], at: 3),
          page("d", title: "blue whale", tags: ["sea"], at: 4),
        ], merging: .added)
      let page = try await store.page(.fixture(query: "fish", tag: "sea", limit: 1, offset: 1))
      #expect(page.bookmarks.map(\.id.raw) == ["a"])
      #expect(page.total == 2)
    },
  ]
}

extension BookmarkStoreContract {
  private static func numbered(_ numbers: ClosedRange<Int>) -> [Bookmark] {
    numbers.map { page("b\($0)", at: Int64($0)) }
  }

  private static func page(
    _ id: String, title: String = "", tags: [String] = [], at seconds: Int64 = 0
  ) -> Bookmark {
    .fixture(
      id: id, address: "https://example.org/\(id)", title: title, tags: tags,
      createdAt: .fixture(seconds))
  }

  private static func ids(_ store: any BookmarkStore, _ query: String) async throws -> [String] {
    try await store.page(.fixture(query: query)).bookmarks.map(\.id.raw).sorted()
  }
}
