import BookmarksDomain
import CoreDomain

/// The behavior of the detail screen: finds, shows and removes a bookmark, and opens its editor.
struct BookmarkDetailViewModel: ViewModel {
  let stored: any StoredBookmarks
  let repository: any BookmarkRepository
  let router: any BookmarksRouting
  let normalizer: BookmarkNormalizer

  func handle(
    _ intent: BookmarkDetailIntent, publishing states: StatePublisher<BookmarkDetailState>
  ) async throws(BookmarkFailure) {
    switch intent {
    case .show(let id):
      await states.publish(.preparing(id))
      await states.publish(.success(try await repository.bookmark(id)))
    case .find(let typed):
      await states.publish(.preparing(Bookmark.ID(typed)))
      let reference = try BookmarkReference(typed, by: normalizer)
      await states.publish(.success(try await repository.bookmark(meantBy: reference)))
    case .remove(let id, expecting: let version):
      await states.publish(.preparing(id))
      try await stored.remove([id], expecting: version)
      await states.publish(.removed(id))
      await router.open(.list())
    case .edit(let id): await router.open(.change(id))
    }
  }
}
