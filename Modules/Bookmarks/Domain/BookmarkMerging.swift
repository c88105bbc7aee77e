import CoreDomain

/// How to merge a new bookmark into a stored bookmark with the same address.
///
/// The stored bookmark keeps its identifier and its typed address, and its note is never lost. The
/// merged bookmark has the tags of both. Tags beyond ``TagList/limit`` are dropped, so a store
/// first checks what a user adds: ``check(_:with:)``.
public enum MergeRule: Hashable, Sendable {
  /// The user adds an address again, and the new input wins. A new title replaces the old one. A
  /// new note is appended unless the old note already contains it as a paragraph. The new archived
  /// flag applies. The merged bookmark is unread if either bookmark is unread.
  case added

  /// Like ``added``, but the new title is the page's own title. It fills in a missing title, but
  /// never replaces an existing one.
  case addedWithPageTitle

  /// A file contains the address again, and the stored bookmark wins. The file only fills in an
  /// empty title or note and adds tags, and the earlier date is kept. Importing the same file a
  /// second time changes nothing.
  case imported

  /// New rules for ``BookmarkAddress/normal`` give two stored bookmarks the same address. The
  /// merged bookmark has the notes of both, and a second title is added to the note. The earlier
  /// date is kept. The merged bookmark is unread if either is, and archived only if both are.
  case united

  /// Returns the merged bookmark that replaces the stored one.
  public func merge(_ stored: Bookmark, with new: Bookmark) -> Bookmark {
    switch self {
    case .added, .addedWithPageTitle:
      Bookmark(
        id: stored.id, address: stored.address,
        title: title(stored.title, or: new.title),
        tags: stored.tags.union(new.tags),
        note: Self.note(stored.note, followedBy: new.note),
        unread: stored.unread || new.unread, archived: new.archived, createdAt: stored.createdAt)
    case .imported:
      Bookmark(
        id: stored.id, address: stored.address,
        title: stored.title.isEmpty ? new.title : stored.title,
        tags: stored.tags.union(new.tags),
        note: stored.note.isEmpty ? new.note : stored.note,
        unread: stored.unread, archived: stored.archived,
        createdAt: Self.earlier(stored.createdAt, new.createdAt))
    case .united:
      Bookmark(
        id: stored.id, address: stored.address,
        title: stored.title.isEmpty ? new.title : stored.title,
        tags: stored.tags.union(new.tags),
        note: Self.note(
          Self.note(
            stored.note,
            followedBy: stored.title.isEmpty || stored.title == new.title ? "" : new.title),
          followedBy: new.note),
        unread: stored.unread || new.unread, archived: stored.archived && new.archived,
        createdAt: Self.earlier(stored.createdAt, new.createdAt))
    }
  }

  /// Checks that the merged bookmark exceeds no limit, if a user adds the new one. Other rules drop
  /// the tags that exceed the limit, so that a file can always be imported.
  ///
  /// - Throws: ``BookmarkFailure/form(_:query:)`` if the merged note or the merged tags would
  ///   exceed their limit.
  public func check(_ stored: Bookmark, with new: Bookmark) throws(BookmarkFailure) {
    switch self {
    case .added, .addedWithPageTitle:
      let note = merge(stored, with: new).note
      guard note == stored.note || note.utf8.count <= BookmarkDraft.noteLimit else {
        throw .form([.tooLong(.note, limit: BookmarkDraft.noteLimit)])
      }
      _ = try stored.tags.adding(new.tags)
    case .imported, .united: break
    }
  }

  /// Returns the earlier date, compared by whole seconds because files store seconds. So a bookmark
  /// that is exported and imported again keeps its milliseconds.
  private static func earlier(_ stored: Timestamp, _ new: Timestamp) -> Timestamp {
    new.secondsSince1970 < stored.secondsSince1970 ? new : stored
  }

  private func title(_ old: String, or new: String) -> String {
    let preferred = self == .added ? new : old
    let other = self == .added ? old : new
    return preferred.isEmpty ? other : preferred
  }

  /// Returns the old note. Appends the new note unless it is already a paragraph of the old note.
  private static func note(_ old: String, followedBy new: String) -> String {
    let gap = "\n\n"
    guard !new.isEmpty, !(gap + old + gap).utf8.contains((gap + new + gap).utf8) else { return old }
    return old.isEmpty ? new : old + gap + new
  }
}
