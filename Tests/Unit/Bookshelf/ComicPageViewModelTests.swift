import BookshelfDomain
import BookshelfTesting
import BookshelfViewModel
import CoreDomain
import CoreTesting
import Testing

struct ComicPageViewModelTests {
  @Test func showsAPageAndStoresTheProgressOfAReader() async throws {
    let page = try #require(Self.page)
    let repository = StubComicRepository()
    repository.answer { $0.page = .success(page) }
    let screen = ComicPageViewModel(repository: repository, visit: .fixture(.fixture("mina")))
      .screen()
    let states = await screen.states()
    await screen.send(.show("s1-1", page: "2"))
    #expect(await states.first(3) == [.idle, .preparing, .success(page)])
    #expect(
      repository.calls == [
        .page(2, of: "s1-1", for: "mina"),
        .keepPlace(page: 2, of: .episode(ComicEpisode.ID("e1")), for: "mina"),
      ])
  }

  @Test func storesNoProgressIfSignedOut() async throws {
    let page = try #require(Self.page)
    let repository = StubComicRepository()
    repository.answer { $0.page = .success(page) }
    let screen = ComicPageViewModel(repository: repository, visit: .fixture()).screen()
    await screen.send(.show("e1", page: ""))
    #expect(repository.calls == [.page(nil, of: "e1", for: nil)])
  }

  @Test func storesNoProgressOfAnUnreadableItem() async throws {
    let failure = ComicFailure.unreadable("1", .hidden)
    let repository = StubComicRepository()
    repository.answer { $0.page = .failure(failure) }
    let screen = ComicPageViewModel(repository: repository, visit: .fixture(.fixture("mina")))
      .screen()
    let states = await screen.states()
    await screen.send(.show("e1", page: "1"))
    #expect(await states.first(3).last == .failure(failure))
    #expect(repository.calls.count == 1)
  }

  @Test(arguments: ["two", "0", "-1"])
  func rejectsAPageNumberBelowOne(_ page: String) async throws {
    let repository = StubComicRepository()
    let screen = ComicPageViewModel(repository: repository, visit: .fixture()).screen()
    let states = await screen.states()
    await screen.send(.show("e1", page: page))
    guard case .failure(.form(let failures))? = await states.first(3).last else {
      Issue.record("the page was accepted")
      return
    }
    #expect(failures.map(\.field) == [.page] && repository.calls == [])
  }

  /// The second page of a free episode.
  private static var page: ComicPage? {
    let episode = ComicEpisode(id: ComicEpisode.ID("e1"), isFree: true, pages: 3)
    let series = ComicSeries(id: ComicSeries.ID("s1"), title: "s1", episodes: [episode])
    return ReadableComic(episode, of: series, for: .nobody, at: .fixture(0)).flatMap {
      ComicPage(2, of: $0, series: series.id, seriesTitle: series.title)
    }
  }
}
