import BookmarksDomain
import CoreDomain
import CoreTesting
import Testing

extension BookmarkStoreContract {
  /// Checks of tags and duplicates across all bookmarks.
  static let tagging: [ContractCheck<any BookmarkStore>] = [
    ContractCheck("Counts tags under their most frequent spelling") { store in
      try await store.keep(
        page("a", tags: ["swift", "Zebra"]), page("b", tags: ["Swift"], archived: true),
        page("c", tags: ["swift", "apple"]))
      #expect(
        try await store.tags() == [
          TagUse(tag: .fixture("apple"), count: 1), TagUse(tag: .fixture("swift"), count: 3),
          TagUse(tag: .fixture("Zebra"), count: 1),
        ])
    },
    ContractCheck("Renames a tag on every bookmark, and keeps its position") { store in
      try await store.keep(
        page("a", tags: ["x", "Old", "y"]), page("b", tags: ["old"], archived: true),
        page("c", tags: ["older"]))
      #expect(try await store.rename(.fixture("OLD"), to: .fixture("New")) == 2)
      #expect(try await store.bookmark(Bookmark.ID("a"))?.tags == .fixture(["x", "New", "y"]))
      #expect(try await store.bookmark(Bookmark.ID("b"))?.tags == .fixture(["New"]))
      #expect(try await store.bookmark(Bookmark.ID("c"))?.tags == .fixture(["older"]))
      #expect(try await ids(store, "#new") == ["a"])
      // The searchable text also has the new name.
      #expect(try await ids(store, "old") == ["c"])
      #expect(try await ids(store, "new") == ["a"])
    },
    ContractCheck("Merges two tags if a bookmark has both") { store in
      try await store.keep(
        page("a", tags: ["b", "x", "a"]), page("b", tags: ["a", "x", "b"]),
        page("c", tags: ["a"]))
      #expect(try await store.rename(.fixture("a"), to: .fixture("b")) == 3)
      let tags = try await store.page(.fixture(order: .title)).bookmarks.map(\.tags.description)
      #expect(tags == ["b, x", "b, x", "b"])
    },
    ContractCheck("Renames a tag to another spelling of the same name") { store in
      try await store.keep(page("a", tags: ["swift"]))
      #expect(try await store.rename(.fixture("swift"), to: .fixture("Swift")) == 1)
      #expect(try await store.tags() == [TagUse(tag: .fixture("Swift"), count: 1)])
    },
    ContractCheck("Rejects renaming an unused tag") { store in
      await #expect(throws: BookmarkFailure.tagNotFound(.fixture("a"))) {
        _ = try await store.rename(.fixture("a"), to: .fixture("b"))
      }
    },
    ContractCheck("Groups addresses that probably lead to the same page") { store in
      let addresses = [
        "http://example.org/a", "https://example.org/b", "https://www.example.org/a#part",
        "https://example.org/b/index.html", "https://example.org/c?x=1",
        "https://example.org/c?x=2", "https://example.org/a?utm_source=feed",
        "javascript:void(0)", "about:blank", "https://example.org/",
      ]
      let bookmarks = addresses.enumerated().map { number, address in
        Bookmark.fixture(id: "b\(number)", address: address)
      }
      try await store.keep(bookmarks, merging: .added)
      let groups = try await store.duplicates(limit: 10).map { $0.map(\.id.raw) }
      #expect(groups == [["b0", "b2", "b6"], ["b1", "b3"]])
      #expect(try await store.duplicates(limit: 1).map { $0.map(\.id.raw) } == [groups[0]])
    },
  ]
}
