public import BookmarksDomain
import CoreDomain
public import CoreTesting
import Testing

/// The checks that every `BookmarkStore` must pass. Each check needs its own empty store, whose
/// rules are `BookmarkNormalizer.fixture`.
public enum BookmarkStoreContract {
  public static let checks: [ContractCheck<any BookmarkStore>] =
    keeping + merging + finding + matching + changing + tagging + batching

  static let keeping: [ContractCheck<any BookmarkStore>] = [
    ContractCheck("An empty store returns an empty page and an empty batch") { store in
      #expect(try await store.page(.fixture()) == .empty)
      let batch = try await store.batch(after: nil, limit: 1)
      #expect(batch == BookmarkBatch(bookmarks: [], next: nil))
    },
    ContractCheck("Returns every field of a stored bookmark") { store async throws in
      let bookmark = Bookmark.fixture(
        address: "HTTPS://Example.org/A%20b?z=1&a=2#part", title: "Größe “10” \u{1F4DA}",
        tags: ["Swift", "two words", "日本"], note: "First line\n\n% _ ! ' \"", unread: true,
        archived: true, createdAt: .fixture(12))
      #expect(try await store.keep([bookmark], merging: .added) == [.added(bookmark)])
      #expect(try await store.bookmark(bookmark.id) == bookmark)
      #expect(try await store.bookmark(at: bookmark.address) == bookmark)
      let archived = try await store.page(.fixture(archived: true))
      #expect(archived == BookmarkPage(bookmarks: [bookmark], total: 1))
    },
    ContractCheck("Stores texts of the maximum length, and finds each by its end") { store in
      let long = "https://example.org/" + String.unrepeating(BookmarkAddress.limit - 21)
      let title = String.unrepeating(BookmarkDraft.titleLimit - 1)
      let tag = String.unrepeating(Tag.limit - 1)
      let pages = ["a", "b"].map { end in
        Bookmark.fixture(id: end, address: long + end, title: title + end, tags: [tag + end])
      }
      try await store.keep(pages, merging: .added)
      for page in pages {
        #expect(try await store.bookmark(at: page.address)?.id == page.id)
        #expect(try await ids(store, "#\(tag)\(page.id.raw)") == [page.id.raw])
      }
      #expect(try await store.keep([pages[0]], merging: .added).count == 1)
      #expect(try await store.page(.fixture(order: .title)).total == 2)
    },
    ContractCheck("Returns nil for an unknown identifier or address") { store in
      try await store.keep(.fixture())
      #expect(try await store.bookmark(Bookmark.ID("other")) == nil)
      #expect(try await store.bookmark(at: .fixture("https://example.org/other")) == nil)
    },
    ContractCheck("Removing a missing bookmark throws its identifier and removes nothing") {
      store in
      try await store.keep(numbered(1...2), merging: .added)
      await #expect(throws: BookmarkFailure.notFound([Bookmark.ID("no"), Bookmark.ID("nor")])) {
        try await store.remove(
          [Bookmark.ID("b1"), Bookmark.ID("no"), Bookmark.ID("nor")], expecting: nil)
      }
      #expect(try await store.page(.fixture()).total == 2)
    },
    ContractCheck("A removed address can be stored again, with a new identifier") { store in
      try await store.keep(.fixture(id: "old", tags: ["gone"]))
      try await store.remove([Bookmark.ID("old")], expecting: nil)
      let again = Bookmark.fixture(id: "new")
      #expect(try await store.keep([again], merging: .added) == [.added(again)])
      #expect(try await store.page(.fixture()).bookmarks == [again])
    },
  ]

  static let merging: [ContractCheck<any BookmarkStore>] = [
    ContractCheck("Merges a stored address by the given rule") { store in
      let stored = Bookmark.fixture(id: "old", title: "Old", tags: ["a"])
      let new = Bookmark.fixture(
        id: "new", address: "https://EXAMPLE.org", title: "New", tags: ["b"])
      try await store.keep(stored)
      let expected = MergeRule.added.merge(stored, with: new)
      #expect(try await store.keep([new], merging: .added) == [.merged(expected)])
      #expect(try await store.page(.fixture()) == BookmarkPage(bookmarks: [expected], total: 1))
    },
    ContractCheck("Merges two bookmarks of one address in one call, by the given rule") { store in
      let first = Bookmark.fixture(id: "b1", title: "Old", tags: ["a"])
      let second = Bookmark.fixture(id: "b2", title: "New", tags: ["b"])
      let merged = Bookmark.fixture(id: "b1", title: "Old", tags: ["a", "b"])
      let kept = try await store.keep([first, second], merging: .imported)
      #expect(kept == [.added(first), .merged(merged)])
      #expect(try await store.page(.fixture()) == BookmarkPage(bookmarks: [merged], total: 1))
    },
    ContractCheck("Rejects additions that exceed a limit, and then stores nothing") { store in
      let stored = Bookmark.fixture(
        id: "old", tags: (1...TagList.limit).map { "tag \($0)" },
        note: String(repeating: "x", count: BookmarkDraft.noteLimit))
      try await store.keep(stored)
      let tooLong = BookmarkFailure.form([.tooLong(.note, limit: BookmarkDraft.noteLimit)])
      let additions: [(Bookmark, BookmarkFailure)] = [
        (.fixture(id: "new", note: "y"), tooLong), (.fixture(id: "new", tags: ["z"]), tooManyTags),
      ]
      for (new, failure) in additions {
        await #expect(throws: failure) {
          try await store.keep([page("other"), new], merging: .added)
        }
        #expect(try await store.keep([new], merging: .imported) == [.merged(stored)])
      }
      let half = String(repeating: "x", count: BookmarkDraft.noteLimit - 1)
      let twice = ["y", half].map { Bookmark.fixture(address: "https://example.org/2", note: $0) }
      await #expect(throws: tooLong) {
        try await store.keep(twice, merging: .addedWithPageTitle)
      }
      #expect(try await store.page(.fixture()) == BookmarkPage(bookmarks: [stored], total: 1))
    },
    ContractCheck("Concurrent calls store every bookmark") { store in
      try await concurrently(40) { number in
        try await store.keep(
          .fixture(
            id: "b\(number)", address: "https://example.org/\(number % 20)",
            tags: ["tag\(number)"]))
      }
      let page = try await store.page(.fixture())
      #expect(page.total == 20)
      #expect(page.bookmarks.flatMap(\.tags.tags).count == 40)
    },
  ]
}

extension BookmarkStoreContract {
  static func numbered(_ numbers: ClosedRange<Int>) -> [Bookmark] {
    numbers.map { page("b\($0)", at: Int64($0)) }
  }

  static func page(
    _ id: String, title: String = "", tags: [String] = [], unread: Bool = false,
    archived: Bool = false, at seconds: Int64 = 0
  ) -> Bookmark {
    .fixture(
      id: id, address: "https://example.org/\(id)", title: title, tags: tags, unread: unread,
      archived: archived, createdAt: .fixture(seconds))
  }

  static func ids(_ store: any BookmarkStore, _ query: String) async throws -> [String] {
    try await store.page(.fixture(query: query)).bookmarks.map(\.id.raw).sorted()
  }
}

extension BookmarkStore {
  /// Stores bookmarks, and merges those of a stored address as if a user added them.
  func keep(_ new: Bookmark...) async throws(BookmarkFailure) {
    try await keep(new, merging: .added)
  }
}
