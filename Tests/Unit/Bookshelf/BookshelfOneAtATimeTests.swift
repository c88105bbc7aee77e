import BookshelfDomain
import BookshelfTesting
import BookshelfViewModel
import CoreDomain
import CoreTesting
import Testing

/// Sends each screen a second intent, both while it is busy and when it is idle. In the search,
/// later input wins instead, as `ComicSearchViewModelTests` shows.
@Suite(.timeLimit(.minutes(1))) struct BookshelfOneAtATimeTests {
  @Test func theListDoesOneThingAtATime() async {
    await expectOneAtATime(
      ComicListViewModel.self,
      [
        { await $0.show(ComicListForm(), reloading: false) }, { await $0.showProgress() },
        { await $0.show(ComicListForm(), reloading: true) },
      ]
    ) { gate in
      screen(gate) { ComicListViewModel(repository: $0, visit: $1, router: SpyBookshelfRouter()) }
    }
  }

  @Test func theDetailDoesOneThingAtATime() async {
    await expectOneAtATime(
      ComicDetailViewModel.self,
      [
        { await $0.show(ComicSeries.ID("s1")) }, { await $0.showSeries(of: Comic.ID("s1-1")) },
        { await $0.buy(Comic.ID("s1-1"), shownAt: nil) },
      ]
    ) { gate in
      screen(gate) {
        ComicDetailViewModel(repository: $0, visit: $1, router: SpyBookshelfRouter())
      }
    }
  }

  @Test func thePageDoesOneThingAtATime() async {
    await expectOneAtATime(ComicPageViewModel.self, [{ await $0.show("s1-1", page: 1) }]) { gate in
      screen(gate) { ComicPageViewModel(repository: $0, visit: $1) }
    }
  }

  @Test func theCatalogueDoesOneThingAtATime() async {
    await expectOneAtATime(
      ComicCatalogueViewModel.self, [{ await $0.show() }, { await $0.synchronise(with: "") }]
    ) { gate in
      screen(gate) { ComicCatalogueViewModel(repository: $0, visit: $1) }
    }
  }

  @Test func theAccountDoesOneThingAtATime() async {
    await expectOneAtATime(
      ComicAccountViewModel.self,
      [
        { await $0.show() }, { await $0.signIn(name: "mina", password: "paper moon") },
        { await $0.signUp(name: "mina", password: "paper moon") }, { await $0.signOut() },
      ]
    ) { gate in
      let readers = StubReaderRepository(waitingFor: gate.pass)
      let visit = ReaderVisit(
        .stranger(showing: .fixture()), readers: readers, tokens: InMemoryReaderTokens())
      return (
        ComicAccountViewModel(visit: visit, router: SpyBookshelfRouter()), { readers.calls.count }
      )
    }
  }

  /// Returns a screen for “mina” with a repository that waits at the gate.
  private func screen<Screen>(
    _ gate: Gate, _ make: (any ComicRepository, ReaderVisit) -> Screen
  ) -> (screen: Screen, asked: @Sendable () -> Int) {
    let repository = StubComicRepository(waitingFor: { _ in await gate.pass() })
    return (make(repository, .fixture(.fixture("mina"))), { repository.calls.count })
  }
}
