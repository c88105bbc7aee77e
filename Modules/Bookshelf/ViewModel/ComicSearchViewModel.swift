public import BookshelfDomain
public import CoreDomain

/// The incremental search.
public actor ComicSearchViewModel: ComicSearchScreen {
  private let repository: any ComicRepository
  private let visit: ReaderVisit
  private let router: any BookshelfRouting
  private var announcer = StateBroadcaster(ComicSearchState.idle)
  /// The number of inputs. The result of an earlier input is discarded.
  private var typed = 0

  public init(
    repository: any ComicRepository, visit: ReaderVisit, router: any BookshelfRouting
  ) {
    self.repository = repository
    self.visit = visit
    self.router = router
  }

  public func states() -> AsyncStream<ComicSearchState> {
    announcer.states()
  }

  public func type(_ form: ComicListForm) async {
    typed += 1
    let turn = typed
    announcer.announce(.searching(form.query))
    let state: ComicSearchState
    do throws(ComicFailure) {
      state = .success(try await repository.shelf(form, for: try await visit.reader()))
    } catch {
      state = .failure(error)
    }
    guard turn == typed else { return }
    announcer.announce(state)
  }

  public func open(_ id: ComicSeries.ID) async {
    await router.open(.detail(id))
  }
}
