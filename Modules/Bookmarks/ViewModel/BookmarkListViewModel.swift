import BookmarksDomain
import CoreDomain

/// The behavior of the list: validates the form, changes or removes bookmarks if requested, and
/// loads the list.
struct BookmarkListViewModel: ViewModel {
  let stored: any StoredBookmarks
  let router: any BookmarksRouting
  let normalizer: BookmarkNormalizer

  func handle(
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
