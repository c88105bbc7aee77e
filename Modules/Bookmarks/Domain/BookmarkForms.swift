public import CoreDomain

/// A field of a form for a bookmark, for a list, or for renaming a tag. If its value is invalid, a
/// ``BookmarkFieldFailure`` names the field.
public enum BookmarkField: String, CaseIterable, Hashable, Sendable {
  // A bookmark.
  case url, title, tags, note
  // A list.
  case query, tag, sort, limit, cursor
  // Renaming a tag.
  case from, to
}

public typealias BookmarkFieldFailure = FieldFailure<BookmarkField>

/// The user's input for a new bookmark, not yet validated.
public struct BookmarkForm: Hashable, Sendable {
  public var address: String
  public var title: String
  /// Blank tags are ignored.
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

  /// Validates the fields and returns the bookmark to add.
  ///
  /// - Throws: ``BookmarkFailure/form(_:query:)`` with every invalid field.
  public func draft(by normalizer: BookmarkNormalizer) throws(BookmarkFailure) -> BookmarkDraft {
    var reader = FieldReader<BookmarkField>()
    let address = reader.address(address, by: normalizer)
    let title = reader.title(title)
    let tags = reader.tags(tags, by: normalizer)
    let note = reader.note(note)
    guard let address, let title, let tags, let note else { throw .form(reader.failures) }
    return try BookmarkDraft(
      address: address, title: title, tags: tags, note: note, unread: unread, archived: archived)
  }
}

/// The user's input for changing a bookmark, not yet validated. `nil` leaves a field unchanged.
/// Blank tags are ignored.
public struct BookmarkEdit: Hashable, Sendable {
  public var address: String?
  /// The title; a blank text removes the title, and `nil` keeps it.
  public var title: String?
  /// The tags that replace the existing ones, or `nil` to keep the existing ones.
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

  /// Validates the fields and returns the change to make.
  ///
  /// - Throws: ``BookmarkFailure/form(_:query:)`` with every invalid field, or
  ///   ``BookmarkFailure/emptyChange`` if no field is set.
  public func change(by normalizer: BookmarkNormalizer) throws(BookmarkFailure) -> BookmarkChange {
    var reader = FieldReader<BookmarkField>()
    let address = address.flatMap { reader.address($0, by: normalizer) }
    let title = title.flatMap { reader.title($0) }
    let tags = tags.flatMap { reader.tags($0, by: normalizer) }
    let addedTags = reader.tags(addedTags, by: normalizer)
    let removedTags = reader.tags(removedTags, by: normalizer)
    let note = note.flatMap { reader.note($0) }
    guard let addedTags, let removedTags, reader.failures.isEmpty else {
      throw .form(reader.failures)
    }
    return try BookmarkChange(
      address: address, title: title, tags: tags, addedTags: addedTags, removedTags: removedTags,
      note: note, unread: unread, archived: archived)
  }
}

/// The user's input for listing bookmarks, not yet validated. Blank fields mean the default.
public struct BookmarkListForm: Hashable, Sendable {
  /// The search query; blank for no search.
  public var query: String
  /// The tag; blank for any tag.
  public var tag: String
  public var unreadOnly: Bool
  public var archived: Bool
  /// The sort order: `newest`, `oldest` or `title`; blank for `newest`.
  public var order: String
  /// The maximum number of bookmarks; blank for all.
  public var limit: String
  /// How many bookmarks to skip, as a number; blank for 0.
  public var cursor: String
  /// The part of the result to load, as row numbers counted from 0; `nil` for the whole result.
  public var rows: Range<Int>?

  public init(
    query: String = "", tag: String = "", unreadOnly: Bool = false, archived: Bool = false,
    order: String = "", limit: String = "", cursor: String = "", rows: Range<Int>? = nil
  ) {
    self.query = query
    self.tag = tag
    self.unreadOnly = unreadOnly
    self.archived = archived
    self.order = order
    self.limit = limit
    self.cursor = cursor
    self.rows = rows
  }

  /// Validates the fields and returns the filter of the list. Does not apply ``rows``.
  ///
  /// - Throws: ``BookmarkFailure/form(_:query:)`` with every invalid field.
  public func filter(by normalizer: BookmarkNormalizer) throws(BookmarkFailure) -> BookmarkFilter {
    var reader = FieldReader<BookmarkField>()
    var mistake: BookmarkQueryMistake?
    let query = reader.read { () throws(BookmarkFieldFailure) -> BookmarkQuery? in
      if self.query.trimmed.isEmpty { return nil }
      do throws(BookmarkQueryMistake) {
        return try BookmarkQuery(self.query, by: normalizer)
      } catch {
        mistake = error
        throw BookmarkFieldFailure(.query, error.description)
      }
    }
    let tag = reader.read { () throws(BookmarkFieldFailure) -> Tag? in
      self.tag.trimmed.isEmpty ? nil : try Tag(self.tag, in: .tag, by: normalizer)
    }
    let order = reader.choose(
      self.order, for: .sort, called: "sort order", usual: BookmarkOrder.newest)
    let limit = reader.limit(self.limit, for: .limit)
    let offset = reader.offset(cursor, for: .cursor)
    guard let query, let tag, let order, let limit, let offset,
      let filter = reader(
        try BookmarkFilter(
          query: query, tag: tag, unreadOnly: unreadOnly, archived: archived, order: order,
          limit: limit, offset: offset))
    else { throw .form(reader.failures, query: mistake) }
    return filter
  }
}

/// The user's input for renaming a tag, not yet validated.
public struct TagRenameForm: Hashable, Sendable {
  public var from: String
  public var to: String

  public init(from: String, to: String) {
    self.from = from
    self.to = to
  }

  /// Validates both names and returns them as tags.
  ///
  /// - Throws: ``BookmarkFailure/form(_:query:)`` with every invalid field.
  public func tags(by normalizer: BookmarkNormalizer) throws(BookmarkFailure) -> (
    from: Tag, to: Tag
  ) {
    var reader = FieldReader<BookmarkField>()
    let from = reader(try Tag(self.from, in: .from, by: normalizer))
    let to = reader(try Tag(self.to, in: .to, by: normalizer))
    guard let from, let to else { throw .form(reader.failures) }
    return (from, to)
  }
}

// The fields of a bookmark. Each method returns `nil` for an invalid value.
extension FieldReader<BookmarkField> {
  mutating func address(_ typed: String, by normalizer: BookmarkNormalizer) -> BookmarkAddress? {
    read { () throws(BookmarkFieldFailure) in try BookmarkAddress(typed, by: normalizer) }
  }

  /// Returns the title on one line, or `nil` if it is too long.
  mutating func title(_ typed: String) -> String? {
    text(BookmarkText.line(typed), .title, limit: BookmarkDraft.titleLimit)
  }

  /// Returns the note with line feeds as line breaks, or `nil` if it is too long.
  mutating func note(_ typed: String) -> String? {
    text(BookmarkText.block(typed), .note, limit: BookmarkDraft.noteLimit)
  }

  mutating func tags(_ typed: [String], by normalizer: BookmarkNormalizer) -> TagList? {
    read { () throws(BookmarkFieldFailure) in
      var tags: [Tag] = []
      for text in typed where !text.trimmed.isEmpty { tags.append(try Tag(text, by: normalizer)) }
      return try TagList(tags)
    }
  }

  private mutating func text(_ text: String, _ field: BookmarkField, limit: Int) -> String? {
    read { () throws(BookmarkFieldFailure) in
      guard text.utf8.count <= limit else { throw .tooLong(field, limit: limit) }
      return text
    }
  }
}

extension BookmarkFieldFailure {
  /// The error for a text that has more UTF-8 bytes than its limit.
  public static func tooLong(_ field: BookmarkField, limit: Int) -> BookmarkFieldFailure {
    BookmarkFieldFailure(field, "The \(field.rawValue) is longer than \(limit) bytes. Shorten it.")
  }
}
