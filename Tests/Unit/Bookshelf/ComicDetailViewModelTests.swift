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
    await screen.show(Self.id)
    #expect(await states.first(3) == [.idle, .preparing, .success(.example)])
    #expect(repository.calls == [.detail(Self.id, for: nil)])
  }

  @Test func buyingTellsWhatCameOfItAndShowsTheSeriesAnew() async throws {
    let repository = StubComicRepository()
    let sale = Self.sale(.bought)
    repository.answer {
      $0.detail = .success(.example)
      $0.buy = .success(sale)
    }
    let screen = Self.screen(over: repository, for: .fixture("mina"))
    let states = await screen.states()
    await screen.show(Self.id)
    await screen.buy(Self.comic, shownAt: .yen(500))
    #expect(
      await states.first(6) == [
        .idle, .preparing, .success(.example), .buying(Self.comic), .sold(sale),
        .success(.example),
      ])
    #expect(repository.calls[1] == .buy(Self.comic, shownAt: .yen(500), for: "mina"))
  }

  @Test func buyingWithoutAReaderAsksNobody() async throws {
    let repository = StubComicRepository()
    let screen = Self.screen(over: repository)
    let states = await screen.states()
    await screen.buy(Self.comic, shownAt: .yen(500))
    #expect(await states.first(3) == [.idle, .buying(Self.comic), .failure(.signInNeeded)])
    #expect(repository.calls == [])
  }

  @Test func twoOrdersAtOnceAreOne() async throws {
    let gate = Gate()
    let repository = StubComicRepository(waitingFor: { _ in await gate.pass() })
    repository.answer { $0.buy = .success(Self.sale(.bought)) }
    let screen = Self.screen(over: repository, for: .fixture("mina"))
    let first = Task { await screen.buy(Self.comic, shownAt: nil) }
    await gate.reached()
    await screen.buy(Self.comic, shownAt: nil)
    gate.open()
    await first.value
    #expect(repository.calls == [.buy(Self.comic, shownAt: nil, for: "mina")])
  }

  @Test func leavesForAPage() async throws {
    let router = SpyBookshelfRouter()
    let screen = ComicDetailViewModel(
      repository: StubComicRepository(), visit: .fixture(), router: router)
    await screen.read(.comic(Self.comic), page: 3)
    #expect(router.opened == [.page(.comic(Self.comic), 3)])
  }

  private static func screen(
    over repository: StubComicRepository, for reader: SignedInReader? = nil
  ) -> ComicDetailViewModel {
    ComicDetailViewModel(
      repository: repository, visit: .fixture(reader), router: SpyBookshelfRouter())
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
