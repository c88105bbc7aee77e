public import BookmarksDomain
public import CoreDomain
private import Synchronization

/// A store of bookmarks that forgets everything when the test ends.
public final class InMemoryBookmarkStore: BookmarkStore {
  /// In the order in which they were added.
  private let bookmarks: Mutex<[Bookmark]>

  public init(_ bookmarks: [Bookmark] = []) {
    self.bookmarks = Mutex(bookmarks)
  }

  public func page(_ filter: BookmarkFilter) async throws(BookmarkFailure) -> BookmarkPage {
    let found = bookmarks.withLock { $0 }
      .filter { bookmark in
        (filter.query?.matches(bookmark) ?? true)
          && (filter.tag.map { tag in bookmark.tags.tags.contains { $0.isSame(as: tag) } }
            ?? true)
      }
      .enumerated()
      .sorted { left, right in
        (right.element.createdAt, left.offset) < (left.element.createdAt, right.offset)
      }
      .map(\.element)
    let wanted = found.dropFirst(filter.offset).prefix(filter.limit ?? .max)
    return BookmarkPage(bookmarks: Array(wanted), total: found.count)
  }

  public func bookmark(_ id: Bookmark.ID) async throws(BookmarkFailure) -> Bookmark? {
    bookmarks.withLock { $0.first { $0.id == id } }
  }

  public func bookmark(at address: BookmarkAddress) async throws(BookmarkFailure) -> Bookmark? {
    bookmarks.withLock { $0.first { $0.address.isSame(as: address) } }
  }

  @discardableResult
  public func keep(
    _ new: [Bookmark], merging rule: MergeRule
  ) async throws(BookmarkFailure) -> [KeptBookmark] {
    bookmarks.withLock { bookmarks in
      new.map { bookmark in
        let index = bookmarks.firstIndex { $0.address.isSame(as: bookmark.address) }
        guard let index else {
          bookmarks.append(bookmark)
          return .added(bookmark)
        }
        bookmarks[index] = rule.merge(bookmarks[index], with: bookmark)
        return .merged(bookmarks[index])
      }
    }
  }

  public func remove(_ ids: [Bookmark.ID]) async throws(BookmarkFailure) {
    let missing = bookmarks.withLock { bookmarks in
      let missing = ids.filter { id in !bookmarks.contains { $0.id == id } }
      if missing.isEmpty { bookmarks.removeAll { ids.contains($0.id) } }
      return missing
    }
    if !missing.isEmpty { throw .notFound(missing) }
  }
}
