import BookshelfDomain
import CoreDomain

/// The screen of the incremental search.
///
/// It is itself a ``Screen`` instead of a ``ViewModel``, because it accepts new input while it
/// still searches for earlier input. It then discards the earlier result.
actor ComicSearchViewModel: Screen {
  private let repository: any ComicRepository
  private let visit: ReaderVisit
  private let router: any BookshelfRouting
  private var broadcaster = StateBroadcaster(ComicSearchState.idle)
  /// The number of inputs so far.
  private var inputs = 0

  init(repository: any ComicRepository, visit: ReaderVisit, router: any BookshelfRouting) {
    self.repository = repository
    self.visit = visit
    self.router = router
  }

  func states() -> AsyncStream<ComicSearchState> {
    broadcaster.states()
  }

  func send(_ intent: ComicSearchIntent) async {
    switch intent {
    case .search(let form): await search(form)
    case .open(let id): await router.open(.detail(id))
    }
  }

  private func search(_ form: ComicListForm) async {
    inputs += 1
    let input = inputs
    broadcaster.announce(.searching(form.query))
    let state: ComicSearchState
    do throws(ComicFailure) {
      let reader = try await visit.reader()
      let request = try form.request(isSignedIn: reader != nil)
      state = .success(try await repository.shelf(request, for: reader))
    } catch {
      state = .failure(error)
    }
    guard input == inputs else { return }
    broadcaster.announce(state)
  }
}
