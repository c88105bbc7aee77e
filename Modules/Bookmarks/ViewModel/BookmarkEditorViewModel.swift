public import BookmarksDomain
public import CoreDomain

/// The form for adding or changing a bookmark.
public actor BookmarkEditorViewModel: BookmarkEditorScreen {
  private let repository: any BookmarkRepository
  private let router: any BookmarksRouting
  private let rules: BookmarkRules
  private var announcer = StateBroadcaster(BookmarkEditorState.editing)

  public init(
    repository: any BookmarkRepository, router: any BookmarksRouting, rules: BookmarkRules
  ) {
    self.repository = repository
    self.router = router
    self.rules = rules
  }

  public func states() -> AsyncStream<BookmarkEditorState> {
    announcer.states()
  }

  public func save(_ form: BookmarkForm) async {
    guard !isBusy else { return }
    announcer.announce(.saving(form))
    do throws(BookmarkFailure) {
      let draft = try form.draft(by: rules)
      let added = try await repository.add(draft, fetchingTitle: form.fetchesTitle)
      announcer.announce(.saved(added))
      await router.open(.list())
    } catch {
      announcer.announce(.failure(error, form))
    }
  }

  public func open(_ id: Bookmark.ID) async {
    guard !isBusy else { return }
    announcer.announce(.opening(id))
    do throws(BookmarkFailure) {
      announcer.announce(.opened(try await repository.bookmark(id)))
    } catch {
      announcer.announce(.unopened(error))
    }
  }

  public func change(
    _ id: Bookmark.ID, by edit: BookmarkEdit, expecting version: BookmarkVersion?
  ) async {
    guard !isBusy else { return }
    announcer.announce(.changing(id, edit))
    do throws(BookmarkFailure) {
      let change = try edit.change(by: rules)
      let changed = try await repository.change(id, by: change, expecting: version)
      announcer.announce(.changed(changed))
      await router.open(.list())
    } catch {
      announcer.announce(.unchanged(error, id, edit))
    }
  }

  public func cancel() async {
    await router.open(.list())
  }

  /// Whether an intent is running.
  private var isBusy: Bool {
    switch announcer.current {
    case .saving, .opening, .changing: true
    case .editing, .saved, .failure, .opened, .unopened, .changed, .unchanged: false
    }
  }
}
