import BookshelfDomain
import BookshelfTesting
import BookshelfViewModel
import CoreDomain
import CoreTesting
import Testing

struct ComicDetailViewModelTests {
  private static let id = ComicSeries.ID("s1")
  private static let comic = Comic.ID("s1-1")

  @Test func showsTheSeries() async throws {
    let repository = StubComicRepository()
    repository.answer { $0.detail = .success(.example) }
    let screen = Self.screen(over: repository)
    let states = await screen.states()
    await screen.send(.show(Self.id))
    #expect(await states.first(3) == [.idle, .preparing, .success(.example)])
    #expect(repository.calls == [.detail(Self.id, for: nil)])
  }

  @Test func buyingShowsTheOutcomeAndThenTheSeries() async throws {
    let repository = StubComicRepository()
    let sale = Self.sale(.bought)
    repository.answer {
      $0.detail = .success(.example)
      $0.buy = .success(sale)
    }
    let screen = Self.screen(over: repository, for: .fixture("mina"))
    let states = await screen.states()
    await screen.send(.buy(Self.order("¥500")))
    #expect(
      await states.first(4) == [
        .idle, .buying(Self.comic), .sold(sale), .success(.example),
      ])
    #expect(
      repository.calls == [
        .buy(Self.comic, shownAt: .yen(500), for: "mina"),
        .detailContaining(Self.comic, for: "mina"),
      ])
  }

  @Test func buyingRequiresASignedInReader() async throws {
    let repository = StubComicRepository()
    let screen = Self.screen(over: repository)
    let states = await screen.states()
    await screen.send(.buy(Self.order("¥500")))
    #expect(await states.first(3) == [.idle, .buying(Self.comic), .failure(.signInNeeded)])
    #expect(repository.calls == [])
  }

  @Test func anInvalidOrderNamesEveryFieldAndBuysNothing() async throws {
    let repository = StubComicRepository()
    let screen = Self.screen(over: repository, for: .fixture("mina"))
    let states = await screen.states()
    await screen.send(.buy(ComicOrderForm(comic: "e:e1", price: .displayed("cheap"))))
    guard case .failure(.form(let failures))? = await states.first(2).last else {
      Issue.record("the form was accepted")
      return
    }
    #expect(failures.map(\.field) == [.comic, .price])
    #expect(repository.calls == [])
  }

  @Test(arguments: ["s1-1", "c:s1-1"])
  func showsTheSeriesOfAVolume(_ comic: String) async throws {
    let repository = StubComicRepository()
    repository.answer { $0.detail = .success(.example) }
    let screen = Self.screen(over: repository)
    let states = await screen.states()
    await screen.send(.showSeries(of: comic))
    #expect(await states.first(3) == [.idle, .preparing, .success(.example)])
    #expect(repository.calls == [.detailContaining(Self.comic, for: nil)])
  }

  @Test func opensAPage() async throws {
    let router = SpyBookshelfRouter()
    let screen = ComicDetailViewModel(
      repository: StubComicRepository(), visit: .fixture(), router: router
    ).screen()
    await screen.send(.read(.comic(Self.comic), page: "3"))
    #expect(router.opened == [.page(.comic(Self.comic), page: "3")])
  }

  private static func screen(
    over repository: StubComicRepository, for reader: SignedInReader? = nil
  ) -> any ComicDetailScreen {
    ComicDetailViewModel(
      repository: repository, visit: .fixture(reader), router: SpyBookshelfRouter()
    ).screen()
  }

  private static func order(_ price: String) -> ComicOrderForm {
    ComicOrderForm(comic: comic.raw, price: .displayed(price))
  }

  private static func sale(_ outcome: StorefrontOutcome) -> ComicSale {
    ComicSale(
      order: ComicOrder(
        id: ComicOrder.ID("o1"), reader: Reader.ID("r1"), comic: comic, price: .yen(500),
        placedAt: .fixture(0)),
      outcome: outcome)
  }
}

extension ComicDetail {
  fileprivate static let example = ComicDetail(
    of: .example("s1"), for: .nobody, progress: [], isAdvertising: false, at: .fixture(0))
}
