public import BookmarksDomain
public import CoreDomain
public import CoreTesting

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
    valid(
      try BookmarkDraft(
        address: .fixture(address), title: title, tags: .fixture(tags), note: note,
        unread: unread, archived: archived, createdAt: createdAt), address)
  }
}

extension BookmarkAddress {
  public static func fixture(_ text: String = "https://example.org/") -> BookmarkAddress {
    valid(try BookmarkAddress(text, by: .fixture), text)
  }
}

extension PageAddress {
  public static func fixture(_ text: String = "https://example.org/") -> PageAddress {
    valid(BookmarkAddress.fixture(text).web, text)
  }
}

extension Tag {
  public static func fixture(_ text: String) -> Tag {
    valid(try Tag(text, by: .fixture), text)
  }
}

extension TagList {
  public static func fixture(_ texts: [String]) -> TagList {
    valid(try TagList(texts.map(Tag.fixture)), "\(texts)")
  }
}

extension BookmarkChange {
  public static func fixture(_ edit: BookmarkEdit) -> BookmarkChange {
    valid(try edit.change(by: .fixture), "\(edit)")
  }
}

extension BookmarkFilter {
  public static func fixture(_ form: BookmarkListForm) -> BookmarkFilter {
    valid(try form.filter(by: .fixture), "\(form)")
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
