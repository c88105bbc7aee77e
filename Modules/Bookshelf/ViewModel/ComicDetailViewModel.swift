import BookshelfDomain
import CoreDomain

/// The view model of the series screen. It shows a series, and sells its volumes.
struct ComicDetailViewModel: ViewModel {
  let repository: any ComicRepository
  let visit: ReaderVisit
  let router: any BookshelfRouting

  func handle(
    _ intent: ComicDetailIntent, publishing states: StatePublisher<ComicDetailState>
  ) async throws(ComicFailure) {
    switch intent {
    case .show(let id):
      await states.publish(.preparing)
      let reader = try await visit.reader()
      await states.publish(.success(try await repository.detail(of: id, for: reader)))
    case .showSeries(let comic):
      await states.publish(.preparing)
      try await showSeries(of: try volume(comic), states)
    case .buy(let form): try await buy(form, states)
    case .read(let item, let page): await router.open(.page(item, page: page))
    }
  }

  private func volume(_ typed: String) throws(ComicFailure) -> Comic.ID {
    do throws(ComicFieldFailure) {
      return try Comic.id(typed)
    } catch {
      throw .form([error])
    }
  }

  private func showSeries(
    of comic: Comic.ID, _ states: StatePublisher<ComicDetailState>
  ) async throws(ComicFailure) {
    let reader = try await visit.reader()
    await states.publish(.success(try await repository.detail(containing: comic, for: reader)))
  }

  private func buy(
    _ form: ComicOrderForm, _ states: StatePublisher<ComicDetailState>
  ) async throws(ComicFailure) {
    let (comic, price) = try form.order()
    await states.publish(.buying(comic))
    let reader = try await visit.signedIn()
    await states.publish(.sold(try await repository.buy(comic, shownAt: price, for: reader)))
    try await showSeries(of: comic, states)
  }
}
