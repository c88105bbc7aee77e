public import BookmarksDomain
public import CoreDomain

/// The behavior of the list: validates the form, changes or removes bookmarks if requested, and
/// loads the list.
public struct BookmarkListViewModel: ViewModel {
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
    _ intent: BookmarkListIntent, publishing states: StatePublisher<BookmarkListState>
  ) async throws(BookmarkFailure) {
    switch intent {
    case .show(let form): try await show(form, states)
    case .remove(let ids, thenShowing: let form):
      try await show(form, states) { () async throws(BookmarkFailure) in
        try await stored.remove(ids, expecting: nil)
      }
    case .change(let ids, by: let edit, thenShowing: let form):
      try await show(form, states) { () async throws(BookmarkFailure) in
        try await stored.changeAll(ids, by: edit.change(by: normalizer))
      }
    case .add: await router.open(.editor())
    }
  }

  /// - Parameter step: What to do before showing the list. It runs only if the form is valid.
  private func show(
    _ form: BookmarkListForm, _ states: StatePublisher<BookmarkListState>,
    after step: () async throws(BookmarkFailure) -> Void = {}
  ) async throws(BookmarkFailure) {
    await states.publish(.preparing(form))
    let filter = try form.filter(by: normalizer)
    try await step()
    let page = try await stored.page(form.rows.map(filter.part) ?? filter)
    await states.publish(.success(page, of: filter))
  }
}
