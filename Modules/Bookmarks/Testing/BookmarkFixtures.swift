public import BookmarksDomain
public import CoreDomain
public import CoreTesting

// Builders for tests. Every parameter has a default, so that a test states only what matters to it.
// Invalid values trap, because they are errors in the test.

extension BookmarkNormalizer {
  /// The rules for tests, with doubles that pass the contracts for folding and host naming.
  public static let fixture = BookmarkNormalizer(
    folding: FoundationTextFolding(), hosts: FoundationHostNaming())
}

extension Bookmark {
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
  public static func fixture(
    address: String = "https://example.org/", title: String? = nil, tags: [String] = [],
    note: String = "", unread: Bool = false, archived: Bool = false, createdAt: Timestamp? = nil
  ) -> BookmarkDraft {
    orTrap { () throws(BookmarkFailure) in
      try BookmarkDraft(
        address: .fixture(address), title: title, tags: .fixture(tags), note: note,
        unread: unread, archived: archived, createdAt: createdAt)
    }
  }
}

extension BookmarkAddress {
  public static func fixture(_ text: String = "https://example.org/") -> BookmarkAddress {
    orTrap { () throws(BookmarkFieldFailure) in try BookmarkAddress(text, by: .fixture) }
  }
}

extension PageAddress {
  public static func fixture(_ text: String = "https://example.org/") -> PageAddress {
    guard let page = BookmarkAddress.fixture(text).web else {
      preconditionFailure("invalid address: “\(text)”")
    }
    return page
  }
}

extension Tag {
  public static func fixture(_ text: String) -> Tag {
    orTrap { () throws(BookmarkFieldFailure) in try Tag(text, by: .fixture) }
  }
}

extension TagList {
  public static func fixture(_ texts: [String]) -> TagList {
    orTrap { () throws(BookmarkFieldFailure) in try TagList(texts.map(Tag.fixture)) }
  }
}

extension BookmarkChange {
  public static func fixture(_ edit: BookmarkEdit) -> BookmarkChange {
    orTrap { () throws(BookmarkFailure) in try edit.change(by: .fixture) }
  }
}

extension BookmarkFilter {
  public static func fixture(_ form: BookmarkListForm) -> BookmarkFilter {
    orTrap { () throws(BookmarkFailure) in try form.filter(by: .fixture) }
  }

  public static func fixture(
    query: String = "", tag: String = "", unreadOnly: Bool = false, archived: Bool = false,
    order: BookmarkOrder = .newest, limit: Int? = nil, offset: Int = 0
  ) -> BookmarkFilter {
    .fixture(
      BookmarkListForm(
        query: query, tag: tag, unreadOnly: unreadOnly, archived: archived, order: order.rawValue,
        limit: limit.map { "\($0)" } ?? "", cursor: "\(offset)"))
  }
}

private func orTrap<Value, Failure>(_ make: () throws(Failure) -> Value) -> Value {
  do throws(Failure) {
    return try make()
  } catch {
    preconditionFailure("invalid fixture: \(error)")
  }
}
