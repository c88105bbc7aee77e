import CoreDomain

/// What becomes of two bookmarks of one address.
///
/// The stored bookmark keeps its identifier, its typed address and its notes. Tags are put together;
/// those past ``TagList/limit`` are left out, so whoever adds looks at that first.
public enum MergeRule: Hashable, Sendable {
  /// Somebody adds an address again: what they say now is what they mean. A new title replaces the
  /// old one, a new note is put below the old one unless it stands there already, and it is archived
  /// or not as they say.
  case added

  /// As ``added``, but the new title is what the page calls itself: it fills in for a title that is
  /// missing, and never replaces one.
  case addedWithPageTitle

  /// A file brings an address again: what is stored counts. The file fills in what is empty, and
  /// the earlier date of the two is kept. The same file twice changes nothing.
  case imported

  /// Two that were kept turn out to be one: nothing of either is lost. A second title goes into the
  /// note, and the earlier date of the two is kept.
  case united

  /// The bookmark that takes the place of a stored one.
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

  /// The earlier of two moments by whole seconds, which is how files tell time: a bookmark that
  /// comes back from its own export keeps its milliseconds.
  private static func earlier(_ stored: Timestamp, _ new: Timestamp) -> Timestamp {
    new.secondsSince1970 < stored.secondsSince1970 ? new : stored
  }

  private func title(_ old: String, or new: String) -> String {
    let preferred = self == .added ? new : old
    let other = self == .added ? old : new
    return preferred.isEmpty ? other : preferred
  }

  /// A note with another one below it, unless the other one is a part of it by itself.
  private static func note(_ old: String, followedBy new: String) -> String {
    let gap = "\n\n"
    guard !new.isEmpty, !(gap + old + gap).utf8.contains((gap + new + gap).utf8) else { return old }
    return old.isEmpty ? new : old + gap + new
  }
}
