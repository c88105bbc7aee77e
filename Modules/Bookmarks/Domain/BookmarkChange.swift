import CoreDomain

/// Changes to a stored bookmark. `nil` leaves a field unchanged.
public struct BookmarkChange: Hashable, Sendable {
  public let address: BookmarkAddress?
  /// The title on one line; an empty string removes it.
  public let title: String?
  /// The tags that replace the existing ones, or `nil` to keep the existing ones.
  public let tags: TagList?
  /// The tags to append to the existing ones.
  public let addedTags: TagList
  /// The tags to remove. Tags that the bookmark does not have are ignored.
  public let removedTags: TagList
  public let note: String?
  public let unread: Bool?
  public let archived: Bool?

  /// Creates a change. Title and note are normalized as in ``BookmarkDraft``.
  ///
  /// - Throws: ``BookmarkFailure/form(_:query:)`` if the title or the note is too long, or
  ///   ``BookmarkFailure/emptyChange`` if no field is set.
  public init(
    address: BookmarkAddress? = nil, title: String? = nil, tags: TagList? = nil,
    addedTags: TagList = .none, removedTags: TagList = .none, note: String? = nil,
    unread: Bool? = nil, archived: Bool? = nil
  ) throws(BookmarkFailure) {
    var reader = FieldReader<BookmarkField>()
    let (line, block) = (title.flatMap { reader.title($0) }, note.flatMap { reader.note($0) })
    guard reader.failures.isEmpty else { throw .form(reader.failures) }
    guard
      address != nil || title != nil || tags != nil || addedTags != .none || removedTags != .none
        || note != nil || unread != nil || archived != nil
    else { throw .emptyChange }
    self.address = address
    self.title = line
    self.tags = tags
    self.addedTags = addedTags
    self.removedTags = removedTags
    self.note = block
    self.unread = unread
    self.archived = archived
  }

  /// Returns the bookmark with these changes. The tags change in this order: ``tags`` replaces them
  /// if it is set, then ``removedTags`` are removed, then ``addedTags`` are added.
  ///
  /// - Throws: ``BookmarkFailure/form(_:query:)`` if the changed bookmark would have too many tags.
  public func applied(to bookmark: Bookmark) throws(BookmarkFailure) -> Bookmark {
    let kept = (tags ?? bookmark.tags).subtracting(removedTags)
    return Bookmark(
      id: bookmark.id, address: address ?? bookmark.address, title: title ?? bookmark.title,
      tags: try kept.adding(addedTags), note: note ?? bookmark.note,
      unread: unread ?? bookmark.unread, archived: archived ?? bookmark.archived,
      createdAt: bookmark.createdAt)
  }
}

/// A fingerprint of a bookmark's contents: if any field changes, the version changes, too.
///
/// A caller that changes a bookmark can pass the version that it read. The change is refused if the
/// stored bookmark has another version by then. So two people who edit the same bookmark do not
/// overwrite each other's changes.
public struct BookmarkVersion: Hashable, Sendable {
  /// The checksum in sixteen hexadecimal digits, or any text that a client sent instead.
  public let text: String

  /// Wraps a version from a client, which may be any text.
  public init(_ text: String) {
    self.text = text
  }

  /// The version of a bookmark: the checksum of its fields.
  fileprivate init(of bookmark: Bookmark) {
    let flags = "\(bookmark.unread) \(bookmark.archived)"
    let fields =
      [
        bookmark.id.raw, bookmark.address.typed, bookmark.title, bookmark.note, flags,
        String(bookmark.createdAt.millisecondsSince1970),
      ] + bookmark.tags.tags.map(\.text)
    // Separates the fields with a byte that UTF-8 never contains.
    text = Checksum(of: fields.flatMap { Array($0.utf8) + [0xff] }).description
  }
}

extension Bookmark {
  /// The version of these contents, computed from all fields.
  public var version: BookmarkVersion { BookmarkVersion(of: self) }
}
