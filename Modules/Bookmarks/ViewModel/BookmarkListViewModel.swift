public import BookmarksDomain
public import CoreDomain

/// The list of bookmarks.
public struct BookmarkListViewModel: ViewModel {
  private let repository: any BookmarkRepository
  private let router: any BookmarksRouting
  private let rules: BookmarkRules

  public init(
    repository: any BookmarkRepository, router: any BookmarksRouting, rules: BookmarkRules
  ) {
    self.repository = repository
    self.router = router
    self.rules = rules
  }

  public let initial = BookmarkListState.idle

  public func handle(
    _ intent: BookmarkListIntent, publishing states: StatePublisher<BookmarkListState>
  ) async {
    switch intent {
    case .show(let form): await show(form, states)
    case .remove(let ids, thenShowing: let form): await show(form, removing: ids, states)
    case .add: await router.open(.editor())
    }
  }

  private func show(
    _ form: BookmarkListForm, removing ids: [Bookmark.ID] = [],
    _ states: StatePublisher<BookmarkListState>
  ) async {
    await states.publish(.preparing(form))
    do throws(BookmarkFailure) {
      let filter = try form.filter(by: rules)
      if !ids.isEmpty { try await repository.remove(ids, expecting: nil) }
      let page = try await repository.page(form.rows.map(filter.part) ?? filter)
      await states.publish(.success(page, of: filter))
    } catch {
      await states.publish(.failure(error))
    }
  }
}
