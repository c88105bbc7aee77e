import BookshelfDomain
import BookshelfTesting
import BookshelfViewModel
import CoreDomain
import CoreTesting
import Testing

struct ComicListViewModelTests {
  @Test func showsTheStoredList() async throws {
    let model = ComicListModel()
    model.repository.answer { $0.shelf = .success(.example) }
    let states = await model.screen.states()
    await model.screen.send(.show(ComicListForm(scope: "all"), reloading: false))
    #expect(
      await states.first(3) == [.idle, .preparing, .success(.example, staleBecause: nil)])
    #expect(model.repository.calls == [.shelf(ComicListRequest(ownedOnly: false), for: nil)])
  }

  @Test func showsTheStoredListWhileReloading() async throws {
    let model = ComicListModel()
    let step = CatalogueProgress(series: 7)
    model.repository.answer {
      $0.firstShelves = [.example]
      $0.shelf = .success(.other)
      $0.steps = [step]
      $0.synchronise = .success(step)
    }
    let states = await model.screen.states()
    await model.screen.send(.show(ComicListForm(scope: "all"), reloading: true))
    #expect(
      await states.first(5) == [
        .idle, .preparing, .reloading(.example, CatalogueProgress()), .reloading(.example, step),
        .success(.other, staleBecause: nil),
      ])
  }

  @Test func showsTheStoredListWithTheErrorOfAFailedUpdate() async throws {
    let failure = ComicFailure.catalogue(reason: "The document is no JSON.")
    let model = ComicListModel()
    model.repository.answer {
      $0.shelf = .success(.example)
      $0.synchronise = .failure(failure)
    }
    let states = await model.screen.states()
    await model.screen.send(.show(ComicListForm(scope: "all"), reloading: true))
    #expect(await states.first(4).last == .success(.example, staleBecause: failure))
  }

  @Test func settlesOpenOrdersBeforeShowingTheShelfAgain() async throws {
    let reader = SignedInReader.fixture("mina")
    let model = ComicListModel(reader)
    model.repository.answer {
      $0.shelf = .success(.example)
      $0.synchronise = .success(CatalogueProgress())
    }
    await model.screen.send(.show(ComicListForm(), reloading: true))
    #expect(
      model.repository.calls == [
        .shelf(ComicListRequest(), for: "mina"), .settleOpenOrders(of: "mina"),
        .synchronise(with: nil, for: reader.id.raw), .shelf(ComicListRequest(), for: "mina"),
      ])
  }

  @Test(arguments: [(nil, false), ("mina", true)] as [(String?, Bool)])
  func theDefaultScopeIsTheShelfOfTheSignedInReaderOrTheCatalogue(
    _ name: String?, _ ownedOnly: Bool
  ) async throws {
    let model = ComicListModel(name.map { .fixture($0) })
    model.repository.answer { $0.shelf = .success(.example) }
    await model.screen.send(.show(ComicListForm(), reloading: false))
    #expect(
      model.repository.calls == [.shelf(ComicListRequest(ownedOnly: ownedOnly), for: name)])
  }

  @Test func anInvalidFormNamesEveryField() async throws {
    let model = ComicListModel()
    let states = await model.screen.states()
    let form = ComicListForm(scope: "mine", sort: "size", cursor: "-1", limit: "0")
    await model.screen.send(.show(form, reloading: true))
    guard case .failure(.form(let failures))? = await states.first(3).last else {
      Issue.record("the form was accepted")
      return
    }
    #expect(failures.map(\.field) == [.scope, .sort, .cursor, .limit])
    #expect(model.repository.calls == [])
  }

  @Test func progressRequiresASignedInReader() async throws {
    let model = ComicListModel()
    let states = await model.screen.states()
    await model.screen.send(.showProgress)
    #expect(await states.first(3) == [.idle, .preparing, .failure(.signInNeeded)])
    #expect(model.repository.calls == [])

    let known = ComicListModel(.fixture("mina"))
    known.repository.answer { $0.progress = .success([]) }
    let told = await known.screen.states()
    await known.screen.send(.showProgress)
    #expect(await told.first(3).last == .progress([]))
    #expect(known.repository.calls == [.progress(for: "mina")])
  }

  @Test func opensASeriesAndTheSearch() async throws {
    let model = ComicListModel()
    await model.screen.send(.open(ComicSeries.ID("s1")))
    await model.screen.send(.openSearch)
    #expect(
      model.router.opened == [
        .detail(ComicSeries.ID("s1")), .search(ComicListForm(scope: "all")),
      ])
  }
}

/// A list with doubles.
private struct ComicListModel {
  let repository: StubComicRepository
  let router = SpyBookshelfRouter()
  let screen: any ComicListScreen

  /// - Parameter reader: The signed-in reader.
  init(_ reader: SignedInReader? = nil) {
    repository = StubComicRepository()
    screen = ComicListViewModel(repository: repository, visit: .fixture(reader), router: router)
      .screen()
  }
}

extension ComicShelf {
  fileprivate static let example = ComicShelf(
    entries: [], total: 0, request: ComicListRequest(ownedOnly: false))
  fileprivate static let other = ComicShelf(
    entries: [], total: 0, request: ComicListRequest(ownedOnly: false), synchronisedAt: .fixture(1))
}
