import CoreDomain

/// What is to be different about a bookmark that is kept. What is absent stays as it is.
public struct BookmarkChange: Hashable, Sendable {
  public let address: BookmarkAddress?
  /// The title, in one line; empty to have none.
  public let title: String?
  /// The tags that take the place of those that are there.
  public let tags: TagList?
  /// The tags that are added behind those that are there.
  public let addedTags: TagList
  /// The tags that are taken away; one that is not there is passed over.
  public let removedTags: TagList
  public let note: String?
  public let unread: Bool?
  public let archived: Bool?

  /// Makes a change. Title and note take the forms that a ``BookmarkDraft`` gives them.
  ///
  /// - Throws: ``BookmarkFailure/tooLong(field:limit:)``, or ``BookmarkFailure/emptyChange`` when
  ///   nothing is to be different.
  public init(
    address: BookmarkAddress? = nil, title: String? = nil, tags: TagList? = nil,
    addedTags: TagList = .none, removedTags: TagList = .none, note: String? = nil,
    unread: Bool? = nil, archived: Bool? = nil
  ) throws(BookmarkFailure) {
    let line = title.map(BookmarkText.line)
    guard line?.utf8.count ?? 0 <= BookmarkDraft.titleLimit else {
      throw .tooLong(field: "title", limit: BookmarkDraft.titleLimit)
    }
    let block = note.map(BookmarkText.block)
    guard block?.utf8.count ?? 0 <= BookmarkDraft.noteLimit else {
      throw .tooLong(field: "note", limit: BookmarkDraft.noteLimit)
    }
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

  /// The bookmark as it is after the change.
  ///
  /// - Throws: ``BookmarkFailure/tooManyTags(limit:)``.
  public func applied(to bookmark: Bookmark) throws(BookmarkFailure) -> Bookmark {
    let kept = (tags ?? bookmark.tags).subtracting(removedTags)
    return Bookmark(
      id: bookmark.id, address: address ?? bookmark.address, title: title ?? bookmark.title,
      tags: try TagList(kept.tags + addedTags.tags), note: note ?? bookmark.note,
      unread: unread ?? bookmark.unread, archived: archived ?? bookmark.archived,
      createdAt: bookmark.createdAt)
  }
}

/// What a bookmark holds, as a short text: two bookmarks that differ in anything have different
/// versions.
///
/// Whoever changes a bookmark may say which version they saw, and is refused when it is another one
/// by then: two people who edit one bookmark do not overwrite each other's words unseen.
public struct BookmarkVersion: Hashable, Sendable {
  /// Sixteen hexadecimal digits.
  public let text: String

  /// A version as somebody gives it back: any text.
  public init(_ text: String) {
    self.text = text
  }

  /// The version of a bookmark: the 64-bit FNV-1a hash of its fields.
  /// https://datatracker.ietf.org/doc/html/draft-eastlake-fnv
  fileprivate init(of bookmark: Bookmark) {
    var hash: UInt64 = 0xcbf2_9ce4_8422_2325
    let flags = "\(bookmark.unread) \(bookmark.archived)"
    let fields =
      [
        bookmark.id.raw, bookmark.address.typed, bookmark.title, bookmark.note, flags,
        String(bookmark.createdAt.millisecondsSince1970),
      ] + bookmark.tags.tags.map(\.text)
    for field in fields {
      for byte in field.utf8 {
        hash = (hash ^ UInt64(byte)) &* 0x100_0000_01b3
      }
      // A byte that no UTF-8 holds stands between the fields.
      hash = (hash ^ 0xff) &* 0x100_0000_01b3
    }
    let digits = String(hash, radix: 16)
    text = String(repeating: "0", count: 16 - digits.count) + digits
  }
}

extension Bookmark {
  /// The version of what the bookmark holds.
  public var version: BookmarkVersion { BookmarkVersion(of: self) }
}
