import BookshelfDomain
import BookshelfTesting
import CoreDomain
import CoreTesting
import Testing

@testable import BookshelfViewModel

struct ComicDetailViewModelTests {
  private let repository = StubComicRepository()
  private let router = SpyBookshelfRouter()
  private static let id = ComicSeries.ID("s1")
  private static let comic = Comic.ID("s1-1")
  private static let detail = ComicDetail(
    of: .example("s1"), for: .nobody, progress: [], isAdvertising: false, at: .fixture(0))

  @Test(
    arguments: [
      (.show(id), .detail(id, for: nil)),
      (.showSeries(of: "c:s1-1"), .detailContaining(comic, for: nil)),
    ] as [(ComicDetailIntent, StubComicRepository.Call)])
  func showsASeriesOrThatOfAVolume(
    _ intent: ComicDetailIntent, _ call: StubComicRepository.Call
  ) async {
    repository.answer { $0.detail = .success(Self.detail) }
    #expect(await screen().states(after: intent) == [.idle, .preparing, .success(Self.detail)])
    #expect(repository.calls == [call])
  }

  @Test func buyingShowsTheOutcomeAndThenTheSeries() async {
    let sale = ComicSale(
      order: .fixture(comic: "s1-1", price: .fixture(500)), outcome: .bought)
    repository.answer {
      $0.detail = .success(Self.detail)
      $0.buy = .success(sale)
    }
    #expect(
      await screen(for: .fixture("mina")).states(after: .buy(Self.order(showing: "¥500")))
        == [.idle, .buying(Self.comic), .sold(sale), .success(Self.detail)])
    #expect(
      repository.calls == [
        .buy(Self.comic, shownAt: .fixture(500), for: "mina"),
        .detailContaining(Self.comic, for: "mina"),
      ])
  }

  @Test func buyingRequiresASignedInReader() async {
    let states = await screen().states(after: .buy(Self.order(showing: "¥500")))
    #expect(states == [.idle, .buying(Self.comic), .failure(.signInNeeded)])
    #expect(repository.calls == [])
  }

  @Test func anInvalidOrderNamesEveryFieldAndBuysNothing() async throws {
    let form = Self.order(of: "e:e1", showing: "cheap")
    let states = await screen(for: .fixture("mina")).states(after: .buy(form))
    let failure = try #require(#expect(throws: ComicFailure.self) { try form.order() })
    #expect(states == [.idle, .failure(failure)])
    #expect(failure.fields == [.comic, .price] && repository.calls == [])
  }

  @Test func opensAPage() async {
    _ = await screen().states(after: .read(.comic(Self.comic), page: "3"))
    #expect(router.opened == [.page(.comic(Self.comic), page: "3")])
  }

  private func screen(for reader: SignedInReader? = nil) -> ComicDetailViewModel {
    ComicDetailViewModel(repository: repository, visit: .fixture(reader), router: router)
  }

  private static func order(
    of item: String = comic.raw, showing price: String
  ) -> ComicOrderForm {
    ComicOrderForm(comic: item, price: .displayed(price))
  }
}

struct ComicPageViewModelTests {
  private let repository = StubComicRepository()

  @Test(
    arguments: [
      (
        "mina", .show("s1-1", page: "2"),
        [
          .page(2, of: "s1-1", for: "mina"),
          .keepPlace(page: 2, of: .episode(ComicEpisode.ID("e1")), for: "mina"),
        ]
      ),
      ("mina", .showAgain("s1-1", page: "2"), [.page(2, of: "s1-1", for: "mina")]),
      (nil, .show("e1", page: ""), [.page(nil, of: "e1", for: nil)]),
    ] as [(String?, ComicPageIntent, [StubComicRepository.Call])])
  func showsAPageAndStoresTheProgressOfAReaderWhoTurnsToIt(
    _ name: String?, _ intent: ComicPageIntent, _ calls: [StubComicRepository.Call]
  ) async throws {
    let page = try #require(Self.page)
    repository.answer { $0.page = .success(page) }
    let states = await screen(for: name.map { .fixture($0) }).states(after: intent)
    #expect(states == [.idle, .preparing, .success(page)] && repository.calls == calls)
  }

  @Test func storesNoProgressOfAnUnreadableItem() async {
    let failure = ComicFailure.unreadable("1", .hidden)
    repository.answer { $0.page = .failure(failure) }
    #expect(
      await screen(for: .fixture("mina")).states(after: .show("e1", page: "1"))
        == [.idle, .preparing, .failure(failure)])
    #expect(repository.calls.count == 1)
  }

  @Test(arguments: ["two", "0", "-1"])
  func rejectsAPageNumberBelowOne(_ page: String) async throws {
    let states = await screen().states(after: .show("e1", page: page))
    let failure = try #require(#expect(throws: ComicFailure.self) { try ComicPage.number(page) })
    #expect(states == [.idle, .preparing, .failure(failure)])
    #expect(failure.fields == [.page] && repository.calls == [])
  }

  private func screen(for reader: SignedInReader? = nil) -> ComicPageViewModel {
    ComicPageViewModel(repository: repository, visit: .fixture(reader))
  }

  /// The second page of a free episode.
  private static var page: ComicPage? {
    let episode = ComicEpisode.fixture(pages: 3)
    let series = ComicSeries.fixture(title: "s1", episodes: [episode])
    return ReadableComic(episode, of: series, for: .nobody, at: .fixture(0)).flatMap {
      ComicPage(2, of: $0, series: series.id, seriesTitle: series.title)
    }
  }
}

struct ComicAccountViewModelTests {
  private let world: BookshelfWorld

  init() async throws {
    world = try await BookshelfWorld()
  }

  @Test func signingInOpensASessionAndTheShelf() async throws {
    let account = world.account()
    let states = await account.states(after: .signIn(.of("ＭＩＮＡ")))
    guard case .opened(let session)? = states.last else {
      Issue.record("no session was opened")
      return
    }
    #expect(states.count == 3 && session.reader.reader.name.text == "mina")
    #expect(world.router.opened == [.list(ComicListForm())])
    #expect(try await world.tokens.kept()?.disclosed == session.token.disclosed)
    guard case .signedIn(let reader)? = await world.account().states(after: .show).last else {
      Issue.record("nobody is signed in")
      return
    }
    #expect(reader == session.reader.reader)
  }

  @Test(arguments: [("mina", "paper moons"), ("nina", "paper moon")])
  func reportsAnUnknownNameAsAWrongPassword(name: String, password: String) async throws {
    #expect(try await failure(of: .signIn(.of(name, password))) == .wrongPassword)
    #expect(world.router.opened == [])
    #expect(try await world.tokens.kept() == nil)
  }

  @Test func signingOutEndsTheSession() async throws {
    let token = try await token(after: .signIn(.of("mina")))
    for intent in [ComicAccountIntent.signOut, .show] {
      let states = await world.account().states(after: intent)
      guard states.count == 3, case .signedOut? = states.last else {
        Issue.record("the reader is not signed out after \(intent)")
        return
      }
    }
    #expect(try await world.readers.reader(showing: token) == nil)
    #expect(try await world.tokens.kept() == nil)
    #expect(world.router.opened.last == .account)
  }

  @Test func doesNotStoreTheTokenOfAWebVisitor() async throws {
    _ = await world.account(.stranger(showing: nil)).states(after: .signIn(.of("mina")))
    #expect(try await world.tokens.kept() == nil)
  }

  @Test func aNewSessionEndsThePreviousOne() async throws {
    let first = try await token(after: .signIn(.of("mina")))
    let second = try await token(after: .signUp(.of("tomo")))
    #expect(try await world.readers.reader(showing: first) == nil)
    #expect(try await world.readers.reader(showing: second)?.reader.name.text == "tomo")
  }

  @Test(arguments: [
    ComicAccountIntent.signUp(.of(" ", "password")), .signIn(.of("", "")),
  ])
  func aFormWithTwoInvalidFieldsNamesBoth(_ intent: ComicAccountIntent) async throws {
    #expect(try await failure(of: intent).fields == [.name, .password])
    #expect(try await world.tokens.kept() == nil)
  }

  @Test func signingUpOpensTheShelfUnlessItFails() async throws {
    _ = try await failure(of: .signUp(.of("mina")))
    #expect(world.router.opened == [])
    _ = try await token(after: .signUp(.of("tomo")))
    #expect(world.router.opened == [.list(ComicListForm())])
  }

  /// Returns the token that the program stores because of an intent.
  private func token(after intent: ComicAccountIntent) async throws -> ReaderToken {
    _ = await world.account().states(after: intent)
    return try #require(try await world.tokens.kept())
  }

  private func failure(of intent: ComicAccountIntent) async throws -> ComicFailure {
    let states = await world.account().states(after: intent)
    guard states.count == 3, case .failure(let failure)? = states.last else {
      throw AcceptedIntent()
    }
    return failure
  }

  private struct AcceptedIntent: Error {}
}

extension ComicAccountForm {
  fileprivate static func of(
    _ name: String, _ password: String = "paper moon"
  ) -> ComicAccountForm {
    ComicAccountForm(name: name, password: password)
  }
}

extension ComicFailure {
  /// The invalid fields of a form.
  var fields: [ComicField]? {
    if case .form(let failures) = self { failures.map(\.field) } else { nil }
  }
}

extension ReaderVisit {
  /// A visitor with the token of a reader, or with an invalid token if `reader` is `nil`.
  static func fixture(_ reader: SignedInReader? = nil) -> ReaderVisit {
    ReaderVisit(
      visitor: .stranger(showing: .ending("0")), readers: StubReaderRepository(reader),
      tokens: InMemoryReaderTokens())
  }
}
