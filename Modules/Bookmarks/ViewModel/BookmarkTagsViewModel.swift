public import BookmarksDomain
public import CoreDomain

/// The behavior of the tags screen: loads the tags in use, renames a tag, and opens the list of the
/// bookmarks with a tag.
public struct BookmarkTagsViewModel: ViewModel {
  private let stored: any StoredBookmarks
  private let router: any BookmarksRouting
  private let normalizer: BookmarkNormalizer

  public init(
    stored: any StoredBookmarks, router: any BookmarksRouting, normalizer: BookmarkNormalizer
  ) {
    self.stored = stored
    self.router = router
    self.normalizer = normalizer
  }

  public func handle(
    _ intent: BookmarkTagsIntent, publishing states: StatePublisher<BookmarkTagsState>
  ) async throws(BookmarkFailure) {
    switch intent {
    case .show:
      await states.publish(.preparing)
      await states.publish(.success(try await stored.tags()))
    case .rename(let form):
      await states.publish(.preparing)
      let (old, new) = try form.tags(by: normalizer)
      let count = try await stored.rename(old, to: new)
      await states.publish(.renamed(from: old, to: new, bookmarks: count))
    case .open(let tag): await router.open(.list(tag: tag.text))
    }
  }
}
