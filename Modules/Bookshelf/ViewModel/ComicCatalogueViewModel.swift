public import BookshelfDomain
public import CoreDomain

/// The view model of the catalogue screen. It settles open orders, updates the catalogue, and shows
/// when the catalogue was last updated.
public struct ComicCatalogueViewModel: ViewModel {
  private let stored: any StoredCatalogue
  private let repository: any ComicRepository
  private let visit: ReaderVisit

  public init(
    stored: any StoredCatalogue, repository: any ComicRepository, visit: ReaderVisit
  ) {
    self.stored = stored
    self.repository = repository
    self.visit = visit
  }

  public let initial = ComicCatalogueState.idle

  public func handle(
    _ intent: ComicCatalogueIntent, publishing states: StatePublisher<ComicCatalogueState>
  ) async {
    do throws(ComicFailure) {
      switch intent {
      case .show:
        await states.publish(.preparing)
        await states.publish(.success(try await stored.state()))
      case .synchronise(let source):
        await states.publish(.synchronising(CatalogueProgress()))
        let reader = try await visit.reader()
        if let reader { _ = try await repository.settleOpenOrders(of: reader) }
        let result = try await repository.synchronise(
          with: CataloguePage(typed: source), for: reader?.id.raw ?? ""
        ) { await states.publish(.synchronising($0)) }
        await states.publish(.synchronised(result))
      }
    } catch {
      await states.publish(.failure(error))
    }
  }
}
