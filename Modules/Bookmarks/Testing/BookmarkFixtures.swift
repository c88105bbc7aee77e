public import BookmarksDomain
public import CoreDomain

// Builders for tests: every part has a default, so that a test shows only what matters to it. Bad
// values trap, since a test that builds nonsense is wrong and not unlucky.

extension Bookmark {
  /// A bookmark of a page at example.org.
  public static func fixture(
    id: String = "b1", address: String = "https://example.org/", title: String = "An example",
    tags: [String] = [], note: String = "", unread: Bool = false, archived: Bool = false,
    createdAt: Timestamp = .fixture()
  ) -> Bookmark {
    Bookmark(
      id: Bookmark.ID(id), address: .fixture(address), title: title, tags: .fixture(tags),
      note: note, unread: unread, archived: archived, createdAt: createdAt)
  }
}

extension BookmarkDraft {
  /// A draft of a page at example.org.
  public static func fixture(
    address: String = "https://example.org/", title: String? = nil, tags: [String] = [],
    note: String = "", createdAt: Timestamp? = nil
  ) -> BookmarkDraft {
    orTrap { () throws(BookmarkFailure) in
      try BookmarkDraft(
        address: .fixture(address), title: title, tags: .fixture(tags), note: note,
        createdAt: createdAt)
    }
  }
}

extension BookmarkAddress {
  public static func fixture(_ text: String = "https://example.org/") -> BookmarkAddress {
    orTrap { () throws(BookmarkFailure) in try BookmarkAddress(text) }
  }
}

extension TagList {
  public static func fixture(_ texts: [String]) -> TagList {
    orTrap { () throws(BookmarkFailure) in
      var tags: [Tag] = []
      for text in texts {
        tags.append(try Tag(text))
      }
      return try TagList(tags)
    }
  }
}

extension BookmarkFilter {
  public static func fixture(
    query: String? = nil, tag: String? = nil, limit: Int? = nil, offset: Int = 0
  ) -> BookmarkFilter {
    orTrap { () throws(BookmarkFailure) in
      try BookmarkFilter(
        query: try query.map { text throws(BookmarkFailure) in try BookmarkQuery(text) },
        tag: try tag.map { text throws(BookmarkFailure) in try Tag(text) },
        limit: limit, offset: offset)
    }
  }
}

extension Timestamp {
  /// A moment some seconds after 2026-01-01T00:00:00Z.
  public static func fixture(_ seconds: Int64 = 0) -> Timestamp {
    guard let timestamp = Timestamp(secondsSince1970: 1_767_225_600 + seconds) else {
      preconditionFailure("\(seconds) s after 2026 are out of bounds")
    }
    return timestamp
  }
}

private func orTrap<Value>(_ make: () throws(BookmarkFailure) -> Value) -> Value {
  do throws(BookmarkFailure) {
    return try make()
  } catch {
    preconditionFailure("a fixture that is not valid: \(error)")
  }
}
