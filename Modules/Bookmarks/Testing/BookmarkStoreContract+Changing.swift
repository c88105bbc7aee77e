import BookmarksDomain
import CoreDomain
import CoreTesting
import Testing

extension BookmarkStoreContract {
  /// Checks of changes to single bookmarks, and of their versions.
  static let changing: [ContractCheck<any BookmarkStore>] = [
    ContractCheck("A change updates only the named fields") { store in
      let stored = Bookmark.fixture(title: "Old", tags: ["a", "b"], note: "n", unread: true)
      try await store.keep(stored, page("other"))
      let change = BookmarkChange.fixture(
        BookmarkEdit(
          title: "New", addedTags: ["c"], removedTags: ["A", "never"], unread: false,
          archived: true))
      let changed = try await store.change(stored.id, by: change, expecting: nil)
      #expect(changed == .fixture(title: "New", tags: ["b", "c"], note: "n", archived: true))
      #expect(try await store.bookmark(stored.id) == changed)
      #expect(try await store.page(.fixture()).bookmarks.map(\.id.raw) == ["other"])
    },
    ContractCheck("A changed bookmark is found by its new content only") { store in
      try await store.keep(page("a", title: "before", tags: ["old"]))
      let change = BookmarkChange.fixture(
        BookmarkEdit(address: "https://example.com/moved", title: "after", tags: ["new"]))
      let changed = try await store.change(Bookmark.ID("a"), by: change, expecting: nil)
      #expect(try await ids(store, "before or #old or \"example.org/a\"") == [])
      #expect(try await ids(store, "after #new moved") == ["a"])
      #expect(try await store.bookmark(at: .fixture("https://example.org/a")) == nil)
      #expect(try await store.bookmark(at: .fixture("https://EXAMPLE.com/moved/")) == changed)
    },
    ContractCheck("Removes only the named bookmarks, which are no longer found") { store in
      try await store.keep(page("a", title: "gone", tags: ["t"]), page("b"), page("c"))
      try await store.remove([Bookmark.ID("a"), Bookmark.ID("c")], expecting: nil)
      #expect(try await store.page(.fixture()).bookmarks == [page("b")])
      #expect(try await ids(store, "gone or #t") == [])
      #expect(try await store.tags() == [])
    },
    ContractCheck("Rejects a change of a missing bookmark, or of an old version") { store in
      let stored = page("a", title: "one")
      try await store.keep(stored)
      let change = BookmarkChange.fixture(BookmarkEdit(title: "two"))
      await #expect(throws: BookmarkFailure.notFound([Bookmark.ID("no")])) {
        try await store.change(Bookmark.ID("no"), by: change, expecting: nil)
      }
      let changed = try await store.change(stored.id, by: change, expecting: stored.version)
      for _ in 1...2 {
        await #expect(throws: BookmarkFailure.changedMeanwhile(changed)) {
          try await store.change(stored.id, by: change, expecting: stored.version)
        }
      }
      await #expect(throws: BookmarkFailure.changedMeanwhile(changed)) {
        try await store.remove([stored.id], expecting: stored.version)
      }
      try await store.remove([stored.id], expecting: changed.version)
      #expect(try await store.page(.fixture()).total == 0)
    },
    ContractCheck("Rejects another bookmark's address, but accepts a new spelling") { store in
      try await store.keep(page("a"), page("b"))
      await #expect(
        throws: BookmarkFailure.addressTaken(
          .fixture("https://EXAMPLE.org/a/"), by: Bookmark.ID("a"))
      ) {
        try await store.change(
          Bookmark.ID("b"),
          by: .fixture(BookmarkEdit(address: "https://EXAMPLE.org/a/", title: "x")),
          expecting: nil)
      }
      #expect(try await store.bookmark(Bookmark.ID("b")) == page("b"))
      let changed = try await store.change(
        Bookmark.ID("a"), by: .fixture(BookmarkEdit(address: "HTTPS://example.org/a")),
        expecting: nil)
      #expect(changed.address.typed == "HTTPS://example.org/a")
    },
    ContractCheck("Changes several bookmarks, and returns them in the order of the identifiers") {
      store in
      let stored = (1...3).map { page("b\($0)", title: "old", tags: ["t"], unread: true) }
      try await store.keep(stored, merging: .added)
      let change = BookmarkChange.fixture(
        BookmarkEdit(addedTags: ["new"], removedTags: ["T"], unread: false))
      let changed = try await store.changeAll([Bookmark.ID("b3"), Bookmark.ID("b1")], by: change)
      #expect(
        changed == [
          page("b3", title: "old", tags: ["new"]), page("b1", title: "old", tags: ["new"]),
        ])
      for bookmark in changed { #expect(try await store.bookmark(bookmark.id) == bookmark) }
      #expect(try await store.bookmark(Bookmark.ID("b2")) == stored[1])
      #expect(try await ids(store, "#new") == ["b1", "b3"])
    },
    ContractCheck("Changes none of several bookmarks if one is missing") { store in
      try await store.keep(numbered(1...2), merging: .added)
      await #expect(throws: BookmarkFailure.notFound([Bookmark.ID("no"), Bookmark.ID("nor")])) {
        try await store.changeAll(
          ["b1", "no", "b2", "nor"].map { Bookmark.ID($0) },
          by: .fixture(BookmarkEdit(addedTags: ["x"])))
      }
      #expect(try await store.page(.fixture(order: .oldest)).bookmarks == numbered(1...2))
    },
    ContractCheck("Changes none of several bookmarks if one cannot be changed") { store in
      let full = page("b2", tags: (1...TagList.limit).map { "tag \($0)" })
      try await store.keep(page("b1", title: "kept"), full)
      await #expect(throws: tooManyTags) {
        try await store.changeAll(
          [Bookmark.ID("b1"), full.id],
          by: .fixture(BookmarkEdit(title: "lost", addedTags: ["more"])))
      }
      #expect(try await store.bookmark(Bookmark.ID("b1")) == page("b1", title: "kept"))
      #expect(try await store.bookmark(full.id) == full)
      #expect(try await ids(store, "lost or #more") == [])
    },
    ContractCheck("Does not give several bookmarks the same address") { store in
      try await store.keep(numbered(1...2), merging: .added)
      await #expect(
        throws: BookmarkFailure.addressTaken(
          .fixture("https://example.org/one"), by: Bookmark.ID("b1"))
      ) {
        try await store.changeAll(
          [Bookmark.ID("b1"), Bookmark.ID("b2")],
          by: .fixture(BookmarkEdit(address: "https://example.org/one")))
      }
      #expect(try await store.page(.fixture(order: .oldest)).bookmarks == numbered(1...2))
    },
  ]

  static let tooManyTags = BookmarkFailure.form([
    BookmarkFieldFailure(.tags, "A bookmark can have at most \(TagList.limit) tags. Remove some.")
  ])
}
