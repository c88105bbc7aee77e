public import BookmarksDomain
import CoreDomain

/// The form in which a bookmark is added.
public actor BookmarkEditorViewModel: BookmarkEditorScreen {
  private let repository: any BookmarkRepository
  private let router: any BookmarksRouting
  private var announcer = StateAnnouncer(BookmarkEditorState.editing)

  public init(repository: any BookmarkRepository, router: any BookmarksRouting) {
    self.repository = repository
    self.router = router
  }

  deinit {
    announcer.finish()
  }

  public func states() -> AsyncStream<BookmarkEditorState> {
    announcer.states()
  }

  public func save(_ form: BookmarkForm) async {
    if case .saving = announcer.current { return }
    announcer.announce(.saving(form))
    do throws(BookmarkFailure) {
      let draft = try form.draft()
      let added = try await repository.add(draft, fetchingTitle: form.fetchesTitle)
      announcer.announce(.saved(added))
      await router.open(.list())
    } catch {
      announcer.announce(.failure(error, form))
    }
  }

  public func cancel() async {
    await router.open(.list())
  }
}
