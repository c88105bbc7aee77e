public import BookshelfDomain
public import CoreDomain

/// The series screen.
public actor ComicDetailViewModel: ComicDetailScreen {
  private let repository: any ComicRepository
  private let visit: ReaderVisit
  private let router: any BookshelfRouting
  private var announcer = StateBroadcaster(ComicDetailState.idle)
  private var shown: ComicSeries.ID?
  private var isWorking = false

  public init(
    repository: any ComicRepository, visit: ReaderVisit, router: any BookshelfRouting
  ) {
    self.repository = repository
    self.visit = visit
    self.router = router
  }

  public func states() -> AsyncStream<ComicDetailState> {
    announcer.states()
  }

  public func show(_ id: ComicSeries.ID) async {
    await work { () async throws(ComicFailure) in
      self.announcer.announce(.preparing)
      try await self.prepare(id)
    }
  }

  public func showSeries(of comic: Comic.ID) async {
    await work { () async throws(ComicFailure) in
      self.announcer.announce(.preparing)
      let reader = try await self.visit.reader()
      let detail = try await self.repository.detail(containing: comic, for: reader)
      self.shown = detail.series.id
      self.announcer.announce(.success(detail))
    }
  }

  public func buy(_ comic: Comic.ID, shownAt price: Price?) async {
    await work { () async throws(ComicFailure) in
      self.announcer.announce(.buying(comic))
      let reader = try await self.visit.signedIn()
      let sale = try await self.repository.buy(comic, shownAt: price, for: reader)
      self.announcer.announce(.sold(sale))
      if let id = self.shown { try await self.prepare(id) }
    }
  }

  public func read(_ item: ComicItem, page: Int?) async {
    await router.open(.page(item, page))
  }

  private func prepare(_ id: ComicSeries.ID) async throws(ComicFailure) {
    let detail = try await repository.detail(of: id, for: try await visit.reader())
    shown = id
    announcer.announce(.success(detail))
  }

  /// Runs one task at a time, and sends a failure state if it throws.
  private func work(_ task: () async throws(ComicFailure) -> Void) async {
    guard !isWorking else { return }
    isWorking = true
    defer { isWorking = false }
    do throws(ComicFailure) {
      try await task()
    } catch {
      announcer.announce(.failure(error))
    }
  }
}
