import CoreDomain

/// The unvalidated input for adding a bookmark, as a user typed it.
public struct BookmarkForm: Hashable, Sendable {
  public var address: String
  public var title: String
  public var tags: [String]
  public var note: String
  public var unread: Bool
  public var archived: Bool
  /// Whether to fetch the page's own title if the title is blank.
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

  /// Validates the form. Ignores blank tags.
  ///
  /// - Throws: The errors of ``BookmarkAddress``, ``Tag``, ``TagList`` and ``BookmarkDraft``.
  public func draft(by rules: BookmarkRules) throws(BookmarkFailure) -> BookmarkDraft {
    try BookmarkDraft(
      address: try BookmarkAddress(address, by: rules), title: title,
      tags: try TagList(reading: tags, by: rules), note: note, unread: unread,
      archived: archived)
  }
}

/// The unvalidated input for changing a bookmark. `nil` leaves a field unchanged.
public struct BookmarkEdit: Hashable, Sendable {
  public var address: String?
  /// The title; blank removes it.
  public var title: String?
  /// The tags that replace the existing ones.
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

  /// Validates the form. Ignores blank tags.
  ///
  /// - Throws: The errors of ``BookmarkAddress``, ``Tag``, ``TagList`` and ``BookmarkChange``.
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
  /// Parses typed tags and ignores blank ones.
  fileprivate init(reading texts: [String], by rules: BookmarkRules) throws(BookmarkFailure) {
    var tags: [Tag] = []
    for text in texts where !text.trimmed.isEmpty {
      tags.append(try Tag(text, by: rules))
    }
    try self.init(tags)
  }
}
