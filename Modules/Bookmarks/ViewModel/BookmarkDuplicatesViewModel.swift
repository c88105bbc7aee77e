import BookmarksDomain
import CoreDomain

/// The behavior of the duplicates screen: loads the groups of bookmarks that probably lead to the
/// same page.
struct BookmarkDuplicatesViewModel: ViewModel {
  let stored: any StoredBookmarks

  func handle(
    _ intent: BookmarkDuplicatesIntent, publishing states: StatePublisher<BookmarkDuplicatesState>
  ) async throws(BookmarkFailure) {
    switch intent {
    case .show:
      await states.publish(.preparing)
      await states.publish(
        .success(try await stored.duplicates(limit: BookmarkDuplicatesState.limit)))
    }
  }
}
