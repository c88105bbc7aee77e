public import BookmarksDomain
public import CoreDomain

/// The behavior of the duplicates screen: loads the groups of bookmarks that probably lead to the
/// same page.
public struct BookmarkDuplicatesViewModel: ViewModel {
  private let stored: any StoredBookmarks

  public init(stored: any StoredBookmarks) {
    self.stored = stored
  }

  public func handle(
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
