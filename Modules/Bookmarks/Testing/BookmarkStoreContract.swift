public import BookmarksDomain
import CoreDomain
public import CoreTesting
import Testing

/// The contract of every bookmark store. Each check gets an empty store.
public enum BookmarkStoreContract {
  public static let checks: [ContractCheck<any BookmarkStore>] =
    keeping + merging + finding + matching + changing + tagging + batching

  static let keeping: [ContractCheck<any BookmarkStore>] = [
    ContractCheck("An empty store has an empty page") { store async throws in
      #expect(try await store.page(.fixture()) == .empty)
    },
    ContractCheck("Every field of a kept bookmark comes back") { store async throws in
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
    ContractCheck("An identifier or an address that is not kept gives nothing") { store in
      try await store.keep([.fixture()], merging: .added)
      #expect(try await store.bookmark(Bookmark.ID("other")) == nil)
      #expect(try await store.bookmark(at: .fixture("https://example.org/other")) == nil)
    },
    ContractCheck("Removing takes out what is named and nothing else") { store in
      try await store.keep(numbered(1...3), merging: .added)
      try await store.remove([Bookmark.ID("b1"), Bookmark.ID("b3")], expecting: nil)
      #expect(try await store.page(.fixture()).bookmarks.map(\.id.raw) == ["b2"])
    },
    ContractCheck("Removing what is not there names it and removes nothing") { store in
      try await store.keep(numbered(1...2), merging: .added)
      let failure = await #expect(throws: BookmarkFailure.self) {
        try await store.remove(
          [Bookmark.ID("b1"), Bookmark.ID("no"), Bookmark.ID("nor")], expecting: nil)
      }
      #expect(failure == .notFound([Bookmark.ID("no"), Bookmark.ID("nor")]))
      #expect(try await store.page(.fixture()).total == 2)
    },
    ContractCheck("A removed address can be kept again, under its new identifier") { store in
      try await store.keep([.fixture(id: "old", tags: ["gone"])], merging: .added)
      try await store.remove([Bookmark.ID("old")], expecting: nil)
      let again = Bookmark.fixture(id: "new")
      #expect(try await store.keep([again], merging: .added) == [.added(again)])
      #expect(try await store.page(.fixture()).bookmarks == [again])
    },
  ]

  static let merging: [ContractCheck<any BookmarkStore>] = [
    ContractCheck("An address that is there already is merged by the rule") { store in
      let stored = Bookmark.fixture(id: "old", title: "Old", tags: ["a"])
      let new = Bookmark.fixture(
        id: "new", address: "https://EXAMPLE.org", title: "New", tags: ["b"])
      try await store.keep([stored], merging: .added)
      let expected = MergeRule.added.merge(stored, with: new)
      #expect(try await store.keep([new], merging: .added) == [.merged(expected)])
      #expect(try await store.page(.fixture()) == BookmarkPage(bookmarks: [expected], total: 1))
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
      #expect(try await store.page(.fixture()).total == 1)
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
