import BookshelfDomain
import CoreDomain
import Testing

@testable import BookshelfCLI
@testable import CoreCLI

/// The views convert the states of lists to text or JSON.
@Suite struct CLIComicListViewTests {
  @Test func printsASeriesOnTwoLinesWithoutMissingParts() {
    #expect(
      list().commandOutput(of: .success(CLIComicFixtures.shelf(), staleBecause: nil))
        == CommandOutput(
          """
            1  Paper Lantern
               Mio Sakuma, T. Ode · 1 volume owned · 2 unread · next on 2026-02-28 · aa11
            2  土の窯
               aa12

          """, notices: ["The catalogue was last updated 2 hours ago."]))
  }

  @Test func jsonIsAnArrayOfRecords() {
    let lantern = """
      {"authors":["Mio Sakuma","T. Ode"],"id":"aa11","nextReleaseAt":"2026-02-28T00:00:00.000Z",\
      "owned":true,"title":"Paper Lantern","unread":2}
      """
    let kiln = """
      {"authors":[],"id":"aa12","nextReleaseAt":null,"owned":false,"title":"土の窯","unread":0}
      """
    let expected = CommandOutput(
      "[\(lantern),\(kiln)]\n", notices: ["The catalogue was last updated 2 hours ago."])
    let shelf = CLIComicFixtures.shelf()
    #expect(list(json: true).commandOutput(of: .success(shelf, staleBecause: nil)) == expected)
    #expect(list(json: true).commandOutput(of: .success(shelf)) == expected)
  }

  @Test func printsWhereToContinueAfterTheList() throws {
    let next = try #require(CLIComicFixtures.detail().continuing)
    let shelf = ComicShelf(
      entries: [], total: 0, request: ComicListRequest(),
      continuing: [
        ComicContinuation(
          series: CLIComicFixtures.lantern.id, seriesTitle: "Paper Lantern", next: next)
      ])
    let commandOutput = try #require(list().commandOutput(of: .success(shelf, staleBecause: nil)))
    #expect(
      String(decoding: commandOutput.output, as: UTF8.self)
        == "\nContinue reading\n     Paper Lantern 1, page 1 of 3 · c:aa11-1\n")
  }

  @Test(arguments: [
    (
      CLIComicFixtures.shelf(of: [], synchronisedAt: nil),
      ["The catalogue has not been fetched yet. Run “seams bookshelf sync”."]
    ),
    (
      CLIComicFixtures.shelf(of: []),
      ["You do not own any volumes yet.", "The catalogue was last updated 2 hours ago."]
    ),
    (
      CLIComicFixtures.shelf(ComicListRequest(ownedOnly: false, query: "zz"), of: []),
      [
        "No title or reading contains “zz”.",
        "The catalogue was last updated 2 hours ago.",
      ]
    ),
    (
      CLIComicFixtures.shelf(ComicListRequest(offset: 9), of: [], total: 3),
      [
        "The cursor is past the last of 3 series. Use a smaller one.",
        "The catalogue was last updated 2 hours ago.",
      ]
    ),
    (
      CLIComicFixtures.shelf(
        total: 30_000, synchronisedAt: CLIComicFixtures.moment(-3 * 86_400)),
      [
        "2 of 30,000. Continue with --cursor 2.",
        "The catalogue was last updated 3 days ago. Update it with “seams bookshelf sync”.",
      ]
    ),
  ])
  func printsNoticesAboutMissingAndOldData(_ shelf: ComicShelf, _ notices: [String]) {
    #expect(list().commandOutput(of: .success(shelf, staleBecause: nil))?.notices == notices)
    #expect(list().commandOutput(of: .success(shelf))?.notices == notices)
  }

  @Test func printsWhyTheCatalogueIsStaleFirst() {
    let shelf = CLIComicFixtures.shelf()
    let state = ComicListState.success(shelf, staleBecause: .busy(reason: "Busy."))
    #expect(list().commandOutput(of: state)?.notices.first == "seams: Busy.")
    #expect(list().commandOutput(of: state)?.status == .success)
  }

  @Test func printsProgressLatestFirst() throws {
    let view = ComicProgressView(context: .bookshelf())
    #expect(
      view.commandOutput(of: .progress([CLIComicFixtures.progress]))
        == CommandOutput("  1  Paper Lantern 1\n     page 2 of 3 · 1 hour ago · c:aa11-1\n"))
    #expect(
      view.commandOutput(of: .progress([]))
        == CommandOutput(notices: ["You have not read anything yet."]))
    let json = ComicProgressView(context: .bookshelf(), json: true)
    #expect(json.commandOutput(of: .progress([])) == CommandOutput("[]\n"))
    let record = try #require(json.commandOutput(of: .progress([CLIComicFixtures.progress])))
    #expect(
      String(decoding: record.output, as: UTF8.self).contains(
        #""item":"c:aa11-1","label":"1","page":2,"pages":3,"readAt":"2025-12-31T23:00:00.000Z""#))
  }

  @Test func printsNothingForIntermediateStates() {
    let shelf = CLIComicFixtures.shelf()
    for state in [.idle, .preparing, .reloading(shelf, CatalogueProgress())] as [ComicListState] {
      #expect(list().commandOutput(of: state) == nil)
      #expect(ComicProgressView(context: .bookshelf()).commandOutput(of: state) == nil)
    }
    #expect(list().commandOutput(of: ComicSearchState.idle) == nil)
    #expect(list().commandOutput(of: .searching("aa")) == nil)
  }

  @Test func aTitleCannotControlTheTerminal() throws {
    let series = ComicSeries(id: ComicSeries.ID("x"), title: "A\u{1B}[2Jtrap")
    let view = ComicListView(
      in: .bookshelf(display: .comicTerminal()), of: ComicListForm(scope: "all"))
    let state = ComicListState.success(CLIComicFixtures.shelf(of: [series]), staleBecause: nil)
    let commandOutput = try #require(view.commandOutput(of: state))
    #expect(!commandOutput.output.contains(0x1B))
  }

  private func list(json: Bool = false) -> ComicListView {
    ComicListView(in: .bookshelf(), of: ComicListForm(scope: "owned"), json: json)
  }
}
