public import BookmarksDomain
import CoreDomain

/// The screen of the tags in use.
public actor BookmarkTagsViewModel: BookmarkTagsScreen {
  private let repository: any BookmarkRepository
  private let router: any BookmarksRouting
  private let rules: BookmarkRules
  private var announcer = StateBroadcaster(BookmarkTagsState.idle)

  public init(
    repository: any BookmarkRepository, router: any BookmarksRouting, rules: BookmarkRules
  ) {
    self.repository = repository
    self.router = router
    self.rules = rules
  }

  public func states() -> AsyncStream<BookmarkTagsState> {
    announcer.states()
  }

  public func show() async {
    await prepare { [repository] () async throws(BookmarkFailure) in
      .success(try await repository.tags())
    }
  }

  public func rename(_ old: String, to new: String) async {
    await prepare { [repository, rules] () async throws(BookmarkFailure) in
      let (old, new) = (try Tag(old, by: rules), try Tag(new, by: rules))
      return .renamed(from: old, to: new, bookmarks: try await repository.rename(old, to: new))
    }
  }

  public func open(_ tag: Tag) async {
    await router.open(.list(tag: tag.text))
  }

  /// Sends `preparing` and then the state that the work returns. Does nothing if work is in
  /// progress.
  private func prepare(
    _ work: () async throws(BookmarkFailure) -> BookmarkTagsState
  ) async {
    guard announcer.current != .preparing else { return }
    announcer.announce(.preparing)
    do throws(BookmarkFailure) {
      announcer.announce(try await work())
    } catch {
      announcer.announce(.failure(error))
    }
  }
}
