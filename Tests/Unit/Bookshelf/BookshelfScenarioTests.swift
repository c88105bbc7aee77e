import BookshelfDomain
import BookshelfTesting
import CoreDomain
import CoreTesting
import Testing

/// What a person does in one sitting, told on the models of the screens. Each state is checked in its
/// order, and the test ends by event and not by time.
struct BookshelfScenarioTests {
  @Test func aReaderWithThreeComicsLooksForOneAndOpensIt() async throws {
    // 1. Signed in, with three comics.
    let world = try await BookshelfWorld(catalogue: ToldCatalogue(Self.kept))
    let account = world.account()
    await account.signIn(name: "mina", password: "paper moon")
    #expect(world.router.opened == [.list(ComicListForm())])
    for comic in ["aa11-1", "aa12-1", "bb13-1"] { try await world.own(Comic.ID(comic)) }
    try await world.synchronise()

    // 2. The shelf is opened, and shows what is kept.
    world.catalogue.tell(ToldCatalogue.Page(series: Self.kept + Self.new, version: "2"))
    let list = world.list()
    var shelf = await list.states().makeAsyncIterator()
    #expect(await shelf.next() == .idle)
    await list.show(ComicListForm(), reloading: true)
    #expect(await shelf.next() == .preparing)
    let kept = ["aa11", "aa12", "bb13"]
    #expect(await shelf.next()?.titles == kept)

    // 3. It reloads, beside what is kept.
    #expect(await shelf.next()?.titles == kept)

    // 4. It shows three, as they are now.
    let reloaded = await shelf.next()
    guard case .success(let page, staleBecause: nil) = reloaded else {
      Issue.record("the shelf was not reloaded: \(String(describing: reloaded))")
      return
    }
    #expect(page.entries.map(\.title) == kept)
    #expect(page.total == 3)

    // 5. The search is opened.
    await list.openSearch()
    #expect(world.router.opened.last == .search(ComicListForm(ownedOnly: false)))
    let search = world.search()
    var found = await search.states().makeAsyncIterator()
    #expect(await found.next() == .idle)

    // 6. “aa” is typed: at first there is nothing.
    await search.type(ComicListForm(ownedOnly: false, query: "aa"))
    #expect(await found.next() == .searching("aa"))

    // 7. Then there are two.
    guard case .success(let hits)? = await found.next() else {
      Issue.record("nothing was found")
      return
    }
    #expect(hits.entries.map(\.title) == ["aa11", "aa12"])

    // 8. The first one is chosen.
    await search.open(hits.entries[0].id)
    #expect(world.router.opened.last == .detail(ComicSeries.ID("aa11")))

    // 9. The detail of aa11 is shown.
    let detail = world.detail()
    var series = await detail.states().makeAsyncIterator()
    #expect(await series.next() == .idle)
    await detail.show(hits.entries[0].id)
    #expect(await series.next() == .preparing)
    guard case .success(let shown)? = await series.next() else {
      Issue.record("the series is not shown")
      return
    }
    #expect(shown.series.title == "aa11")
    #expect(shown.volumes.map(\.readability) == [.readable])
  }

  private static let kept = [
    series("aa11", title: "aa11"), series("aa12", title: "aa12"), series("bb13", title: "bb13"),
  ]
  private static let new = [series("cc14", title: "cc14")]

  private static func series(_ id: String, title: String) -> ComicSeries {
    ComicSeries(
      id: ComicSeries.ID(id), title: title, comics: [Comic(id: Comic.ID("\(id)-1"), pages: 8)])
  }
}

extension ComicListState {
  /// The titles that a person sees.
  fileprivate var titles: [String]? {
    switch self {
    case .reloading(let shelf, _), .success(let shelf, _): shelf.entries.map(\.title)
    case .idle, .preparing, .progress, .failure: nil
    }
  }
}
