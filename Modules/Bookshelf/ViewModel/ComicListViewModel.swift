import BookshelfDomain
import CoreDomain

/// The view model of the list screen. It shows the shelf of a reader, the catalogue, or the
/// reader's progress.
struct ComicListViewModel: ViewModel {
  let repository: any ComicRepository
  let visit: ReaderVisit
  let router: any BookshelfRouting

  func handle(
    _ intent: ComicListIntent, publishing states: StatePublisher<ComicListState>
  ) async throws(ComicFailure) {
    switch intent {
    case .show(let form, let reloading):
      await states.publish(.preparing)
      try await show(form, reloading: reloading, states)
    case .showProgress:
      await states.publish(.preparing)
      let reader = try await visit.signedIn()
      await states.publish(.progress(try await repository.progress(of: reader)))
    case .open(let id): await router.open(.detail(id))
    case .openSearch: await router.open(.search(ComicListForm(scope: "all")))
    }
  }

  private func show(
    _ form: ComicListForm, reloading: Bool, _ states: StatePublisher<ComicListState>
  ) async throws(ComicFailure) {
    let reader = try await visit.reader()
    let request = try form.request(isSignedIn: reader != nil)
    let stored = try await repository.shelf(request, for: reader)
    guard reloading else { return await states.publish(.success(stored, staleBecause: nil)) }
    await states.publish(.reloading(stored, CatalogueProgress()))
    let failure = try await reload(beside: stored, states)
    // The reader may have signed out meanwhile.
    let current = try await repository.shelf(request, for: try await visit.reader())
    await states.publish(.success(current, staleBecause: failure))
  }

  /// Settles open orders and updates the catalogue, if one is configured.
  ///
  /// - Returns: The error if the catalogue could not be updated, otherwise `nil`.
  private func reload(
    beside stored: ComicShelf, _ states: StatePublisher<ComicListState>
  ) async throws(ComicFailure) -> ComicFailure? {
    let reader = try await visit.reader()
    if let reader { _ = try await repository.settleOpenOrders(of: reader) }
    do throws(ComicFailure) {
      _ = try await repository.synchronise(with: nil, for: reader?.id.raw ?? "") {
        await states.publish(.reloading(stored, $0))
      }
      return nil
    } catch {
      return error == .noCatalogue ? nil : error
    }
  }
}
