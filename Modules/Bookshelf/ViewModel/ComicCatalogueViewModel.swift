import BookshelfDomain
import CoreDomain

/// The view model of the catalogue screen. It settles open orders, updates the catalogue, and shows
/// when the catalogue was last updated.
struct ComicCatalogueViewModel: ViewModel {
  let stored: any StoredCatalogue
  let repository: any ComicRepository
  let visit: ReaderVisit

  func handle(
    _ intent: ComicCatalogueIntent, publishing states: StatePublisher<ComicCatalogueState>
  ) async throws(ComicFailure) {
    switch intent {
    case .show:
      await states.publish(.preparing)
      let request = ComicListRequest(ownedOnly: false, limit: 1)
      let gap = try await repository.shelf(request, for: nil).gap ?? .unfetched
      // The state is read last: if there is no gap, there is a state.
      let state = try await stored.state()
      await states.publish(state.map { .success($0) } ?? .incomplete(gap))
    case .synchronise(let source):
      await states.publish(.synchronising(CatalogueProgress()))
      let reader = try await visit.reader()
      if let reader { _ = try await repository.settleOpenOrders(of: reader) }
      let result = try await repository.synchronise(
        with: CataloguePage(typed: source), for: reader?.id.raw ?? ""
      ) { await states.publish(.synchronising($0)) }
      await states.publish(.synchronised(result))
    }
  }
}
