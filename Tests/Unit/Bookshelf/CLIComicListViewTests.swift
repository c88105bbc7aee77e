import BookshelfDomain
import Composition
import CoreDomain
import Testing

@testable import CLI

/// The views convert the states of lists to text or JSON.
@Suite struct CLIComicListViewTests {
  @Test func aSeriesIsTwoLinesAndWhatIsNotThereIsLeftOut() {
    #expect(
      list().printout(of: .success(CLIComicFixtures.shelf(), staleBecause: nil))
        == Printout(
          """
            1  Paper Lantern
               Mio Sakuma, T. Ode · 1 volume yours · 2 unread · next on 2026-02-28 · aa11
            2  土の窯
               aa12

          """, notices: ["The catalogue was fetched 2 hours ago."]))
  }

  @Test func jsonIsAnArrayOfRecords() {
    let lantern = """
      {"authors":["Mio Sakuma","T. Ode"],"id":"aa11","nextReleaseAt":"2026-02-28T00:00:00.000Z",\
      "owned":true,"title":"Paper Lantern","unread":2}
      """
    let kiln = """
      {"authors":[],"id":"aa12","nextReleaseAt":null,"owned":false,"title":"土の窯","unread":0}
      """
    let expected = Printout(
      "[\(lantern),\(kiln)]\n", notices: ["The catalogue was fetched 2 hours ago."])
    let shelf = CLIComicFixtures.shelf()
    #expect(list(json: true).printout(of: .success(shelf, staleBecause: nil)) == expected)
    #expect(search(json: true).printout(of: .success(shelf)) == expected)
  }

  @Test func whatToGoOnWithStandsBehindTheList() throws {
    let next = try #require(CLIComicFixtures.detail().continuing)
    let shelf = ComicShelf(
      entries: [], total: 0, form: ComicListForm(),
      continuing: [
        ComicContinuation(
          series: CLIComicFixtures.lantern.id, seriesTitle: "Paper Lantern", next: next)
      ])
    let printout = try #require(list().printout(of: .success(shelf, staleBecause: nil)))
    #expect(
      String(decoding: printout.output, as: UTF8.self)
        == "\nGo on with\n     Paper Lantern 1, page 1 of 3 · c:aa11-1\n")
  }

  @Test(arguments: [
    (
      CLIComicFixtures.shelf(of: [], synchronisedAt: nil),
      ["The catalogue was not fetched yet. “seams bookshelf sync” does that."]
    ),
    (
      CLIComicFixtures.shelf(of: []),
      ["Nothing is yours yet.", "The catalogue was fetched 2 hours ago."]
    ),
    (
      CLIComicFixtures.shelf(ComicListForm(ownedOnly: false, query: "zz"), of: []),
      [
        "Nothing has “zz” in its title or its reading.",
        "The catalogue was fetched 2 hours ago.",
      ]
    ),
    (
      CLIComicFixtures.shelf(ComicListForm(offset: 9), of: [], total: 3),
      [
        "There are 3 in all: this is behind the last one.",
        "The catalogue was fetched 2 hours ago.",
      ]
    ),
    (
      CLIComicFixtures.shelf(
        total: 30_000, synchronisedAt: CLIComicFixtures.moment(-3 * 86_400)),
      [
        "2 of 30,000. --offset 2 goes on there.",
        "The catalogue was fetched 3 days ago. “seams bookshelf sync” brings it up to date.",
      ]
    ),
  ])
  func whatIsMissingOrOldIsSaidBesideTheList(_ shelf: ComicShelf, _ notices: [String]) {
    #expect(list().printout(of: .success(shelf, staleBecause: nil))?.notices == notices)
    #expect(search().printout(of: .success(shelf))?.notices == notices)
  }

  @Test func whyTheCatalogueIsStaleIsSaidFirst() {
    let shelf = CLIComicFixtures.shelf()
    let state = ComicListState.success(shelf, staleBecause: .busy(reason: "Busy."))
    #expect(list().printout(of: state)?.notices.first == "seams: Busy.")
    #expect(list().printout(of: state)?.status == .success)
  }

  @Test func placesAreShownTheLatestFirst() throws {
    let view = ComicProgressView(in: .bookshelf())
    #expect(
      view.printout(of: .progress([CLIComicFixtures.progress]))
        == Printout("  1  Paper Lantern 1\n     page 2 of 3 · 1 hour ago · c:aa11-1\n"))
    #expect(view.printout(of: .progress([])) == Printout(notices: ["Nothing was read yet."]))
    let json = ComicProgressView(in: .bookshelf(), json: true)
    #expect(json.printout(of: .progress([])) == Printout("[]\n"))
    let record = try #require(json.printout(of: .progress([CLIComicFixtures.progress])))
    #expect(
      String(decoding: record.output, as: UTF8.self).contains(
        #""item":"c:aa11-1","label":"1","page":2,"pages":3,"readAt":"2025-12-31T23:00:00.000Z""#))
  }

  @Test func statesOnTheWayPrintNothing() {
    let shelf = CLIComicFixtures.shelf()
    for state in [.idle, .preparing, .reloading(shelf, CatalogueProgress())] as [ComicListState] {
      #expect(list().printout(of: state) == nil)
      #expect(ComicProgressView(in: .bookshelf()).printout(of: state) == nil)
    }
    #expect(search().printout(of: .idle) == nil)
    #expect(search().printout(of: .searching("aa")) == nil)
  }

  @Test func aTitleTellsATerminalNothing() throws {
    let series = ComicSeries(id: ComicSeries.ID("x"), title: "A\u{1B}[2Jtrap")
    let view = ComicListView(
      in: .bookshelf(display: .comicTerminal()), scope: .all)
    let state = ComicListState.success(CLIComicFixtures.shelf(of: [series]), staleBecause: nil)
    let printout = try #require(view.printout(of: state))
    #expect(!printout.output.contains(0x1B))
  }

  private func list(json: Bool = false) -> ComicListView {
    ComicListView(in: .bookshelf(), scope: .owned, json: json)
  }

  private func search(json: Bool = false) -> ComicSearchView {
    ComicSearchView(in: .bookshelf(), scope: .owned, json: json)
  }
}
