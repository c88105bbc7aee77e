import CoreDomain

/// What somebody typed to add a bookmark: any text at all.
public struct BookmarkForm: Hashable, Sendable {
  public var address: String
  public var title: String
  public var tags: [String]
  public var note: String
  public var unread: Bool
  public var archived: Bool
  /// Whether the page's own title is wanted where none was typed.
  public var fetchesTitle: Bool

  public init(
    address: String, title: String = "", tags: [String] = [], note: String = "",
    unread: Bool = false, archived: Bool = false, fetchesTitle: Bool = true
  ) {
    self.address = address
    self.title = title
    self.tags = tags
    self.note = note
    self.unread = unread
    self.archived = archived
    self.fetchesTitle = fetchesTitle
  }

  /// The draft that the form describes. Blank tags are passed over.
  ///
  /// - Throws: what ``BookmarkAddress``, ``Tag``, ``TagList`` and ``BookmarkDraft`` refuse.
  public func draft(by rules: BookmarkRules) throws(BookmarkFailure) -> BookmarkDraft {
    try BookmarkDraft(
      address: try BookmarkAddress(address, by: rules), title: title,
      tags: try TagList(reading: tags, by: rules), note: note, unread: unread,
      archived: archived)
  }
}

/// What somebody typed to change a bookmark: any text at all. What is absent stays as it is.
public struct BookmarkEdit: Hashable, Sendable {
  public var address: String?
  /// The title; blank to have none.
  public var title: String?
  /// The tags that take the place of those that are there.
  public var tags: [String]?
  public var addedTags: [String]
  public var removedTags: [String]
  public var note: String?
  public var unread: Bool?
  public var archived: Bool?

  public init(
    address: String? = nil, title: String? = nil, tags: [String]? = nil, addedTags: [String] = [],
    removedTags: [String] = [], note: String? = nil, unread: Bool? = nil, archived: Bool? = nil
  ) {
    self.address = address
    self.title = title
    self.tags = tags
    self.addedTags = addedTags
    self.removedTags = removedTags
    self.note = note
    self.unread = unread
    self.archived = archived
  }

  /// The change that the form describes. Blank tags are passed over.
  ///
  /// - Throws: what ``BookmarkAddress``, ``Tag``, ``TagList`` and ``BookmarkChange`` refuse.
  public func change(by rules: BookmarkRules) throws(BookmarkFailure) -> BookmarkChange {
    try BookmarkChange(
      address: try address.map { text throws(BookmarkFailure) in
        try BookmarkAddress(text, by: rules)
      },
      title: title,
      tags: try tags.map { texts throws(BookmarkFailure) in
        try TagList(reading: texts, by: rules)
      },
      addedTags: try TagList(reading: addedTags, by: rules),
      removedTags: try TagList(reading: removedTags, by: rules), note: note, unread: unread,
      archived: archived)
  }
}

extension TagList {
  /// Reads tags that somebody typed; blank ones are passed over.
  fileprivate init(reading texts: [String], by rules: BookmarkRules) throws(BookmarkFailure) {
    var tags: [Tag] = []
    for text in texts where !text.trimmed.isEmpty {
      tags.append(try Tag(text, by: rules))
    }
    try self.init(tags)
  }
}
