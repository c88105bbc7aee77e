public import BookshelfDomain
public import CoreDomain

/// The shelf of a reader, or the catalogue.
public actor ComicListViewModel: ComicListScreen {
  private let repository: any ComicRepository
  private let visit: ReaderVisit
  private let router: any BookshelfRouting
  private var announcer = StateBroadcaster(ComicListState.idle)
  private var isWorking = false

  public init(
    repository: any ComicRepository, visit: ReaderVisit, router: any BookshelfRouting
  ) {
    self.repository = repository
    self.visit = visit
    self.router = router
  }

  public func states() -> AsyncStream<ComicListState> {
    announcer.states()
  }

  public func show(_ form: ComicListForm, reloading: Bool) async {
    await work { () async throws(ComicFailure) in
      let kept = try await self.shelf(form)
      guard reloading else { return self.announcer.announce(.success(kept, staleBecause: nil)) }
      self.announcer.announce(.reloading(kept, CatalogueProgress()))
      let trouble = try await self.reload(beside: kept)
      self.announcer.announce(.success(try await self.shelf(form), staleBecause: trouble))
    }
  }

  public func showProgress() async {
    await work { () async throws(ComicFailure) in
      let reader = try await self.visit.signedIn()
      self.announcer.announce(.progress(try await self.repository.progress(of: reader)))
    }
  }

  public func open(_ id: ComicSeries.ID) async {
    await router.open(.detail(id))
  }

  public func openSearch() async {
    await router.open(.search(ComicListForm(ownedOnly: false)))
  }

  /// Returns the stored shelf of the reader who is currently signed in.
  private func shelf(_ form: ComicListForm) async throws(ComicFailure) -> ComicShelf {
    try await repository.shelf(form, for: try await visit.reader())
  }

  /// Settles open orders and updates the catalogue.
  ///
  /// - Returns: The error if the catalogue could not be updated, or `nil`.
  private func reload(beside kept: ComicShelf) async throws(ComicFailure) -> ComicFailure? {
    let reader = try await visit.reader()
    if let reader { _ = try await repository.settleOpenOrders(of: reader) }
    do throws(ComicFailure) {
      _ = try await repository.synchronise(with: "", for: reader?.id.raw ?? "") { progress in
        await self.announce(.reloading(kept, progress))
      }
      return nil
    } catch {
      return error
    }
  }

  /// Runs one task at a time, and sends a failure state if it throws.
  private func work(_ task: () async throws(ComicFailure) -> Void) async {
    guard !isWorking else { return }
    isWorking = true
    defer { isWorking = false }
    announcer.announce(.preparing)
    do throws(ComicFailure) {
      try await task()
    } catch {
      announcer.announce(.failure(error))
    }
  }

  private func announce(_ state: ComicListState) {
    announcer.announce(state)
  }
}
