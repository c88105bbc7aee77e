public import BookmarksDomain
import CoreDomain

/// The screen of bookmarks that probably lead to the same page.
public actor BookmarkDuplicatesViewModel: BookmarkDuplicatesScreen {
  private let repository: any BookmarkRepository
  private var announcer = StateBroadcaster(BookmarkDuplicatesState.idle)

  public init(repository: any BookmarkRepository) {
    self.repository = repository
  }

  public func states() -> AsyncStream<BookmarkDuplicatesState> {
    announcer.states()
  }

  public func show() async {
    guard announcer.current != .preparing else { return }
    announcer.announce(.preparing)
    do throws(BookmarkFailure) {
      announcer.announce(.success(try await repository.duplicates()))
    } catch {
      announcer.announce(.failure(error))
    }
  }
}
