import BookmarksDomain
import CoreDomain

/// The behavior of the tags screen: loads the tags in use, renames a tag, and opens the list of the
/// bookmarks with a tag.
struct BookmarkTagsViewModel: ViewModel {
  let stored: any StoredBookmarks
  let router: any BookmarksRouting
  let normalizer: BookmarkNormalizer

  func handle(
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
