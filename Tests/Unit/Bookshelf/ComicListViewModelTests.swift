import BookshelfDomain
import BookshelfTesting
import BookshelfViewModel
import CoreDomain
import CoreTesting
import Testing

struct ComicListViewModelTests {
  @Test func showsWhatIsKept() async throws {
    let model = ComicListModel()
    model.repository.answer { $0.shelf = .success(.example) }
    let states = await model.screen.states()
    await model.screen.show(ComicListForm(ownedOnly: false), reloading: false)
    #expect(
      await states.first(3) == [.idle, .preparing, .success(.example, staleBecause: nil)])
    #expect(model.repository.calls == [.shelf(ComicListForm(ownedOnly: false), for: nil)])
  }

  @Test func showsWhatIsKeptWhileItReloads() async throws {
    let model = ComicListModel()
    let step = CatalogueProgress(series: 7)
    model.repository.answer {
      $0.firstShelves = [.example]
      $0.shelf = .success(.other)
      $0.steps = [step]
      $0.synchronise = .success(step)
    }
    let states = await model.screen.states()
    await model.screen.show(ComicListForm(ownedOnly: false), reloading: true)
    #expect(
      await states.first(5) == [
        .idle, .preparing, .reloading(.example, CatalogueProgress()), .reloading(.example, step),
        .success(.other, staleBecause: nil),
      ])
  }

  @Test func aCatalogueThatCannotBeHadIsToldBesideWhatIsKept() async throws {
    let failure = ComicFailure.catalogue(reason: "The document is no JSON.")
    let model = ComicListModel()
    model.repository.answer {
      $0.shelf = .success(.example)
      $0.synchronise = .failure(failure)
    }
    let states = await model.screen.states()
    await model.screen.show(ComicListForm(ownedOnly: false), reloading: true)
    #expect(await states.first(4).last == .success(.example, staleBecause: failure))
  }

  @Test func openOrdersAreSettledBeforeTheShelfIsShownAgain() async throws {
    let reader = SignedInReader.fixture("mina")
    let model = ComicListModel(reader)
    model.repository.answer {
      $0.shelf = .success(.example)
      $0.synchronise = .success(CatalogueProgress())
    }
    await model.screen.show(ComicListForm(), reloading: true)
    #expect(
      model.repository.calls == [
        .shelf(ComicListForm(), for: "mina"), .settleOpenOrders(of: "mina"),
        .synchronise(with: "", for: reader.id.raw), .shelf(ComicListForm(), for: "mina"),
      ])
  }

  @Test func askingAgainWhileItPreparesDoesNothing() async throws {
    let gate = Gate()
    let model = ComicListModel(waitingFor: { _ in await gate.pass() })
    model.repository.answer { $0.shelf = .success(.example) }
    let first = Task { await model.screen.show(ComicListForm(ownedOnly: false), reloading: false) }
    await gate.reached()
    await model.screen.show(ComicListForm(ownedOnly: false), reloading: true)
    gate.open()
    await first.value
    #expect(model.repository.calls.count == 1)
  }

  @Test func placesAreToldToAReaderAlone() async throws {
    let model = ComicListModel()
    let states = await model.screen.states()
    await model.screen.showProgress()
    #expect(await states.first(3) == [.idle, .preparing, .failure(.signInNeeded)])
    #expect(model.repository.calls == [])

    let known = ComicListModel(.fixture("mina"))
    known.repository.answer { $0.progress = .success([]) }
    let told = await known.screen.states()
    await known.screen.showProgress()
    #expect(await told.first(3).last == .progress([]))
    #expect(known.repository.calls == [.progress(for: "mina")])
  }

  @Test func leavesForASeriesAndForTheSearch() async throws {
    let model = ComicListModel()
    await model.screen.open(ComicSeries.ID("s1"))
    await model.screen.openSearch()
    #expect(
      model.router.opened == [
        .detail(ComicSeries.ID("s1")), .search(ComicListForm(ownedOnly: false)),
      ])
  }
}

/// A list with doubles.
private struct ComicListModel {
  let repository: StubComicRepository
  let router = SpyBookshelfRouter()
  let screen: ComicListViewModel

  /// - Parameter reader: The signed-in reader.
  init(
    _ reader: SignedInReader? = nil,
    waitingFor gate: @escaping @Sendable (StubComicRepository.Call) async -> Void = { _ in }
  ) {
    repository = StubComicRepository(waitingFor: gate)
    screen = ComicListViewModel(
      repository: repository, visit: .fixture(reader), router: router)
  }
}

extension ComicShelf {
  fileprivate static let example = ComicShelf(
    entries: [], total: 0, form: ComicListForm(ownedOnly: false))
  fileprivate static let other = ComicShelf(
    entries: [], total: 0, form: ComicListForm(ownedOnly: false), synchronisedAt: .fixture(1))
}
