import BookshelfDomain
import BookshelfTesting
import CoreDomain
import CoreTesting
import Testing

/// A scenario on the view models: a user's actions, and every state in order. It waits for states,
/// never for time.
struct BookshelfScenarioTests {
  @Test func aReaderOfThreeComicsSearchesForOneAndOpensIt() async throws {
    // 1. Signs in as the owner of three comics.
    let world = try await BookshelfWorld(catalogue: ToldCatalogue(Self.kept))
    let form = ComicAccountForm(name: "mina", password: "paper moon")
    await world.account().screen().send(.signIn(form))
    #expect(world.router.opened == [.list(ComicListForm())])
    try await world.own("aa11-1", "aa12-1", "bb13-1")
    try await world.synchronise()

    // 2. Opens the shelf, which shows the stored list.
    world.catalogue.tell(ToldCatalogue.Page(series: Self.kept + [.example("cc14")], version: "2"))
    let list = world.list()
    var shelf = await list.states().makeAsyncIterator()
    #expect(await shelf.next() == .idle)
    await list.send(.show(ComicListForm(), reloading: true))
    #expect(await shelf.next() == .preparing)
    let kept = ["aa11", "aa12", "bb13"]
    #expect(await shelf.next()?.titles == kept)

    // 3. Reloads while showing the stored list.
    #expect(await shelf.next()?.titles == kept)

    // 4. Shows the three updated comics.
    let reloaded = await shelf.next()
    guard case .success(let page, staleBecause: nil) = reloaded else {
      Issue.record("the shelf was not reloaded: \(String(describing: reloaded))")
      return
    }
    #expect(page.entries.map(\.title) == kept)
    #expect(page.total == 3)

    // 5. Opens the search.
    await list.send(.openSearch)
    #expect(world.router.opened.last == .search(ComicListForm(scope: "all")))
    let search = world.search()
    var found = await search.states().makeAsyncIterator()
    #expect(await found.next() == .idle)

    // 6. Types “aa”; there are no results at first.
    await search.send(.search(ComicListForm(scope: "all", query: "aa")))
    #expect(await found.next() == .searching("aa"))

    // 7. Two results appear.
    guard case .success(let hits)? = await found.next() else {
      Issue.record("nothing was found")
      return
    }
    #expect(hits.entries.map(\.title) == ["aa11", "aa12"])

    // 8. Chooses the first one.
    await search.send(.open(hits.entries[0].id))
    #expect(world.router.opened.last == .detail(ComicSeries.ID("aa11")))

    // 9. Shows the detail of aa11.
    let detail = world.detail()
    var series = await detail.states().makeAsyncIterator()
    #expect(await series.next() == .idle)
    await detail.send(.show(hits.entries[0].id))
    #expect(await series.next() == .preparing)
    guard case .success(let shown)? = await series.next() else {
      Issue.record("the series is not shown")
      return
    }
    #expect(shown.series.title == "aa11")
    #expect(shown.volumes.map(\.readability) == [.readable])
  }

  private static let kept = ["aa11", "aa12", "bb13"].map { ComicSeries.example($0) }
}

extension ComicListState {
  fileprivate var titles: [String]? {
    switch self {
    case .reloading(let shelf, _), .success(let shelf, _): shelf.entries.map(\.title)
    case .idle, .preparing, .progress, .failure: nil
    }
  }
}
