import BookshelfDomain
import BookshelfTesting
import CoreDomain
import CoreTesting
import Testing
import ViewTestSupport

@testable import BookshelfCLI
@testable import CoreCLI

/// The views convert the states of lists to text or JSON.
@Suite struct CLIComicListViewTests {
  private static let age = "The catalogue was last updated 2 hours ago."
  private static let part =
    "The catalogue was fetched in part. Repeat “seams bookshelf sync” with the same "
    + "source to fetch the rest."
  private static let fetching =
    "You can also fetch a file or an address once with “seams bookshelf sync --source SOURCE”."

  @Test func printsASeriesOnTwoLinesWithoutMissingParts() {
    #expect(
      list().commandOutput(of: .success(CLIComicFixtures.shelf(), staleBecause: nil))
        == CommandOutput(
          """
            1  Paper Lantern
               Mio Sakuma, T. Ode · 1 volume owned · 2 unread · next on 2026-02-28 · aa11
            2  土の窯
               aa12

          """, notices: [Self.age]))
  }

  @Test func jsonIsAnArrayOfRecords() throws {
    let shelf = CLIComicFixtures.shelf()
    let records = try printedJSON(shelf.entries.map { ComicShelfRecord($0) })
    let expected = CommandOutput(records + "\n", notices: [Self.age])
    #expect(list(json: true).commandOutput(of: .success(shelf, staleBecause: nil)) == expected)
    #expect(list(json: true).commandOutput(of: .success(shelf)) == expected)
  }

  @Test func printsWhereToContinueAfterTheList() throws {
    let next = try #require(CLIComicFixtures.detail().continuing)
    let continuation = ComicContinuation(
      series: CLIComicFixtures.lantern.id, seriesTitle: "Paper Lantern", next: next)
    let shelf = ComicShelf(
      entries: [], total: 0, request: ComicListRequest(), continuing: [continuation])
    #expect(
      list().commandOutput(of: .success(shelf, staleBecause: nil))?.text
        == "\nContinue reading\n     Paper Lantern 1, page 1 of 3 · c:aa11-1\n")
  }

  @Test(arguments: [
    (
      CLIComicFixtures.shelf(of: [], synchronisedAt: nil),
      ["The catalogue has not been fetched yet. Run “seams bookshelf sync”."]
    ),
    (
      CLIComicFixtures.shelf(of: [], synchronisedAt: nil, gap: .unconfigured),
      [ComicFailure.noCatalogue.description, fetching]
    ),
    (
      CLIComicFixtures.shelf(total: 5_000, synchronisedAt: nil, gap: .partial),
      ["2 of the 5,000 fetched so far. Continue with --cursor 2.", part]
    ),
    (
      CLIComicFixtures.shelf(of: [], synchronisedAt: nil, gap: .partial),
      ["You do not own any volumes yet.", part]
    ),
    (CLIComicFixtures.shelf(of: []), ["You do not own any volumes yet.", age]),
    (
      CLIComicFixtures.shelf(ComicListRequest(ownedOnly: false, query: "zz"), of: []),
      ["No title or reading in this list contains “zz”.", age]
    ),
    (
      CLIComicFixtures.shelf(ComicListRequest(offset: 9), of: [], total: 3),
      ["The cursor is too large: the list has 3 series. Use a smaller one.", age]
    ),
    (
      CLIComicFixtures.shelf(total: 30_000, synchronisedAt: .fixture(-3 * 86_400)),
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

  @Test(
    arguments: [
      (Timestamp.fixture(-7200), "You are signed out, so this is the whole catalogue."),
      (nil, "You are signed out, so this is the catalogue."),
    ] as [(Timestamp?, String)])
  func onlyACompleteCatalogueIsCalledWhole(_ moment: Timestamp?, _ sentence: String) {
    let shelf = CLIComicFixtures.shelf(
      ComicListRequest(ownedOnly: false), synchronisedAt: moment, gap: .partial)
    let view = ComicListView(in: .fixture(), of: ComicListForm())
    let notices = view.commandOutput(of: .success(shelf, staleBecause: nil))?.notices
    #expect(notices?.first?.hasPrefix(sentence) == true)
  }

  @Test func printsWhyTheCatalogueIsStaleFirst() {
    let shelf = CLIComicFixtures.shelf()
    let commandOutput = list().commandOutput(
      of: .success(shelf, staleBecause: .busy(reason: "Busy.")))
    #expect(commandOutput?.notices.first == "seams: Busy." && commandOutput?.status == .success)
  }

  @Test func printsProgressLatestFirst() throws {
    let view = ComicProgressView(context: .fixture())
    #expect(
      view.commandOutput(of: .progress([CLIComicFixtures.progress]))
        == CommandOutput("  1  Paper Lantern 1\n     page 2 of 3 · 1 hour ago · c:aa11-1\n"))
    #expect(
      view.commandOutput(of: .progress([]))
        == CommandOutput(notices: ["You have not read anything yet."]))
    let json = ComicProgressView(context: .fixture(), json: true)
    #expect(json.commandOutput(of: .progress([])) == CommandOutput("[]\n"))
    let record = try #require(json.commandOutput(of: .progress([CLIComicFixtures.progress])))
    #expect(
      record.text.contains(
        #""item":"c:aa11-1","label":"1","page":2,"pages":3,"readAt":"2025-12-31T23:00:00.000Z""#))
  }

  @Test func printsNothingForIntermediateStates() {
    let shelf = CLIComicFixtures.shelf()
    for state in [.idle, .preparing, .reloading(shelf, CatalogueProgress())] as [ComicListState] {
      #expect(list().commandOutput(of: state) == nil)
      #expect(ComicProgressView(context: .fixture()).commandOutput(of: state) == nil)
    }
    #expect(list().commandOutput(of: ComicSearchState.idle) == nil)
    #expect(list().commandOutput(of: .searching("aa")) == nil)
  }

  private func list(json: Bool = false) -> ComicListView {
    ComicListView(in: .fixture(), of: ComicListForm(scope: "owned"), json: json)
  }
}

/// The view of a series: its volumes with prices, and its grid.
@Suite struct CLIComicDetailViewTests {
  @Test func numbersVolumesAndEpisodesButNotAdvertisements() throws {
    let commandOutput = try #require(view().commandOutput(of: .success(CLIComicFixtures.detail())))
    #expect(
      commandOutput.text == """
        Paper Lantern
          Reading    ペーパーランタン
          By         Mio Sakuma, T. Ode
          Publisher  Invented Press
          Series     aa11
          Next       2026-02-28T00:00:00Z

        Volumes
          1  1 · owned · 3 pages · c:aa11-1
          2  2 · ¥600 · for sale · 180 pages · c:aa11-2
          3  3 · ¥528 · will be released on 2026-02-28 · 1 page · c:aa11-3

        Episodes
          4  Dawn · requires volume aa11-2 · e:e2
             Advertisement (banner): https://lantern.example/
          5  Dusk · 2025-12-31 · free · readable · e:e1

        Continue reading
             Paper Lantern 1, page 1 of 3 · c:aa11-1

        """)
    #expect(commandOutput.notices == [] && commandOutput.status == .success)
  }

  @Test func saysThatAnEpisodeRequiresSigningIn() throws {
    let detail = CLIComicFixtures.detail(for: .nobody)
    let commandOutput = try #require(view().commandOutput(of: .success(detail)))
    let text = commandOutput.text
    #expect(text.contains("  1  1 · ¥528 · for sale · 3 pages · c:aa11-1\n"))
    #expect(text.contains("  4  Dawn · requires signing in · e:e2\n"))
  }

  @Test func aSeriesWithoutDetailsIsItsTitleAndIdentifier() throws {
    let detail = ComicDetail(
      of: CLIComicFixtures.kiln, for: .nobody, progress: [], isAdvertising: false, at: .fixture())
    #expect(
      view().commandOutput(of: .success(detail)) == CommandOutput("土の窯\n  Series     aa12\n"))
  }

  @Test func jsonIsAnObjectWithVolumesAndEpisodes() throws {
    let view = ComicDetailView(context: .fixture(), json: true)
    let commandOutput = try #require(view.commandOutput(of: .success(CLIComicFixtures.detail())))
    let text = commandOutput.text
    #expect(text.contains("\"authors\":[\"Mio Sakuma\",\"T. Ode\"]"))
    #expect(text.contains("\"comics\":[{"))
    #expect(text.contains(#""continueReading":{"item":"c:aa11-1","page":1,"title""#))
    #expect(text.hasSuffix("}\n") && !text.contains("dvertisement"))
  }

  @Test(arguments: [ComicDetailState.idle, .preparing, .buying(Comic.ID("aa11-2"))])
  func printsNothingForIntermediateStates(_ state: ComicDetailState) {
    #expect(view().commandOutput(of: state) == nil)
  }

  private func view() -> ComicDetailView { ComicDetailView(context: .fixture()) }
}

/// The view of a page: its frame, its picture, and the hints for continuing.
@Suite struct CLIComicPageViewTests {
  @Test(arguments: [
    (1, "Continue with “seams bookshelf read c:aa11-1 --page 2”."),
    (3, "This is the last page. Show the series with “seams bookshelf show aa11”."),
  ])
  func printsHowToContinueBesideThePage(_ number: Int, _ words: String) {
    let view = ComicPageView(context: .fixture())
    #expect(view.commandOutput(of: .success(CLIComicFixtures.page(number)))?.notices == [words])
  }

  @Test(arguments: [
    (80, true, "short"), (80, true, "土の窯と紙の月と、とても長い題名をもつ物語のつづきのそのまたつづき"),
    (30, true, "土の窯と紙の月と、とても長い題名"), (30, false, "A title that is longer than its frame"),
    (5, true, "A display that is too narrow"), (400, true, "One that is wide\nand has two lines"),
  ])
  func everyLineOfTheFrameHasTheSameWidth(
    _ columns: Int, _ isUnicode: Bool, _ title: String
  ) {
    let display = Display.comicTerminal(columns: columns, isUnicode: isUnicode)
    let lines = ComicPageFrame(in: display).lines(of: CLIComicFixtures.page(title: title))
    let width = min(max(columns, 24), 64)
    #expect(lines.count == ComicPageFrame.height + 2)
    #expect(lines.allSatisfy { $0.terminalColumns == width }, "\(lines.map(\.terminalColumns))")
    #expect(lines.last?.contains(" page 2 of 3 ") == true)
    #expect(lines.first?.contains(title.prefix(5)) == true)
    let isASCII = lines.dropFirst().allSatisfy { $0.allSatisfy(\.isASCII) }
    #expect(isASCII == !isUnicode)
  }

  @Test func jsonIsARecordWithoutAPicture() throws {
    let page = CLIComicFixtures.page()
    let view = ComicPageView(context: .fixture(), json: true)
    let expected = CommandOutput(try printedJSON(ComicPageRecord(page)) + "\n")
    #expect(view.commandOutput(of: .success(page)) == expected)
  }

  @Test func drawsAPageTheSameEachTime() {
    // A snapshot of the first version: changing the hash changes every picture.
    #expect(
      picture("c:aa11-1", 1, columns: 16, rows: 4).lines == [
        "+#.:+ .+#.:+ .+#", "#.:+ .+#.:+ .+#.", ".:+ .+#.:+ .+#.:", ":+ .+#.:+ .+#.:+",
      ])
  }

  @Test func everyPageHasItsOwnPicture() {
    var pictures: Set<ComicPagePicture> = []
    for item in ["c:aa11-1", "c:aa11-2", "e:aa11-1"] {
      for page in 1...100 { pictures.insert(picture(item, page)) }
    }
    #expect(pictures.count == 300)
  }

  @Test(arguments: [(0, 0), (1, 1), (7, 2), (8, 3), (17, 7), (60, 14), (200, 50)])
  func aPictureHasTheRequestedSize(_ columns: Int, _ rows: Int) {
    for page in 1...50 {
      let lines = picture("e:x", page, columns: columns, rows: rows).lines
      #expect(lines.count == rows && lines.allSatisfy { $0.count == columns })
    }
  }

  private func picture(
    _ item: String, _ page: Int, columns: Int = 60, rows: Int = 14
  ) -> ComicPagePicture {
    ComicPagePicture(of: item, page: page, columns: columns, rows: rows, isUnicode: false)
  }
}

/// Updating the catalogue: the result, the progress, and cancellation.
@Suite struct CLIComicCatalogueTests {
  @Test(arguments: [
    (CatalogueProgress(), "0 series on 0 pages."),
    (
      CatalogueProgress(series: 1, changes: CatalogueChanges(added: 1), pages: 1),
      "1 series on 1 page: 1 new."
    ),
    (
      CatalogueProgress(
        series: 30_000, changes: CatalogueChanges(added: 2, changed: 3, unchanged: 29_995),
        pages: 60, unchangedPages: 58, withdrawn: 4),
      "30,000 series on 60 pages, 58 unchanged: 2 new, 3 changed, 29,995 unchanged, "
        + "4 withdrawn."
    ),
  ])
  func printsTheResultInASentence(_ progress: CatalogueProgress, _ sentence: String) {
    #expect(view().commandOutput(of: .synchronised(progress)) == CommandOutput(sentence + "\n"))
  }

  @Test func printsSkippedPartsAndCountsTheRest() throws {
    let note = CatalogueNote(place: "series[3].title", reason: "A series has a title.")
    let progress = CatalogueProgress(series: 2, pages: 1, leftOut: 3, notes: [note])
    let notices = ["Skipped: series[3].title: A series has a title.", "Skipped 2 more."]
    #expect(view().commandOutput(of: .synchronised(progress))?.notices == notices)
    let record = try printedJSON(CatalogueProgressRecord(progress))
    #expect(
      view(json: true).commandOutput(of: .synchronised(progress))
        == CommandOutput(record + "\n", notices: notices))
  }

  @Test func printsWhenTheCatalogueWasLastUpdated() {
    let last = CatalogueState(
      start: CataloguePage("https://shelf.example/catalogue"),
      finishedAt: .fixture(-60), series: 30_000)
    #expect(
      view().commandOutput(of: .success(last))
        == CommandOutput(
          "30,000 series from https://shelf.example/catalogue, last updated 1 minute ago.\n"))
  }

  @Test func printsWhyTheCatalogueIsIncomplete() {
    let notice = "The catalogue has not been fetched yet. Run “seams bookshelf sync”."
    #expect(view().commandOutput(of: .incomplete(.unfetched)) == CommandOutput(notices: [notice]))
  }

  @Test func showsProgressOnATerminalAndClearsItAtTheEnd() async throws {
    let screens = StubBookshelfScreens(
      catalogue: [
        .preparing, .synchronising(CatalogueProgress(series: 1500, pages: 3)),
        .synchronised(CatalogueProgress(series: 1600, pages: 4)),
      ])
    let console = ScriptedConsole(terminals: [.error])
    let commandOutput = try await screens.run(["sync"], in: .fixture(console: console))
    #expect(commandOutput == CommandOutput("1,600 series on 4 pages.\n"))
    #expect(console.error == "\rReading the catalogue…\u{1B}[K\r\u{1B}[K")
    #expect(
      ComicCatalogueState.synchronising(CatalogueProgress(series: 1500, pages: 3)).progress
        == Progress(text: "Updating the catalogue: 1,500 series on 3 pages …"))
  }

  @Test func cancellingPrintsWhatWasStored() {
    #expect(
      view().commandOutput(of: .failure(.cancelled(CatalogueProgress(series: 40))))
        == CommandOutput(
          done: ["The update was cancelled after 40 series. The changes so far are kept."],
          status: .interrupted))
  }

  private func view(json: Bool = false) -> ComicCatalogueView {
    ComicCatalogueView(context: .fixture(), json: json)
  }
}

@Suite struct CLIComicFailureTests {
  private static let id = Comic.ID("aa11-2")
  private static let page = CataloguePage("https://shelf.example/catalogue")

  @Test(arguments: [
    (ComicFailure.form([ComicFieldFailure(.limit, "No.")]), ProgramStatus.usage),
    (.form([ComicFieldFailure(.comic, "No.", isUnknown: true)]), .malformedData),
    (.unknownSeries(ComicSeries.ID("x")), .malformedData), (.unknownComic("x"), .malformedData),
    (.unreadable("x", .hidden), .noPermission), (.notForSale(id, .notForSale), .malformedData),
    (.alreadyOwned(id), .malformedData), (.nameTaken(.fixture("aoi")), .malformedData),
    (.orderIsOpen(id, price: .fixture()), .tryAgain),
    (.wrongPassword, .noPermission), (.source(.refused(page, status: 500)), .unavailable),
    (.source(.malformedAddress(page)), .malformedData), (.source(.endless(page)), .unavailable),
    (.catalogue(reason: "It is no JSON."), .malformedData),
    (.storefront(reason: "It does not answer."), .unavailable),
    (.file(.missing(path: "x")), .noInput), (.busy(reason: "Busy."), .tryAgain),
    (.storage(reason: "Gone."), .inputOutput), (.full(reason: "Full."), .inputOutput),
  ])
  func printsEachFailureWithItsStatus(_ failure: ComicFailure, _ status: ProgramStatus) {
    let expected = CommandOutput(notices: ["seams: \(failure)"], status: status)
    let context = CommandContext.fixture()
    for json in [false, true] {
      let list = ComicListView(in: context, of: ComicListForm(), json: json)
      let page = ComicPageView(context: context, json: json)
      let detail = ComicDetailView(context: context, json: json)
      let sale = ComicSaleView(context: context, json: json)
      let account = ComicAccountView(display: .plain, json: json)
      #expect(list.commandOutput(of: ComicListState.failure(failure)) == expected)
      #expect(list.commandOutput(of: ComicSearchState.failure(failure)) == expected)
      #expect(page.commandOutput(of: .failure(failure)) == expected)
      #expect(detail.commandOutput(of: .failure(failure)) == expected)
      #expect(sale.commandOutput(of: .failure(failure)) == expected)
      #expect(account.commandOutput(of: .failure(failure)) == expected)
    }
  }

  @Test func saysHowToFetchACatalogueIfNoneIsConfigured() {
    let commandOutput = CommandOutput(failure: .noCatalogue)
    #expect(commandOutput.status == .configuration)
    #expect(
      commandOutput.notices == [
        "seams: \(ComicFailure.noCatalogue)",
        "You can also fetch a file or an address once with “seams bookshelf sync --source SOURCE”.",
      ])
    #expect(
      CommandOutput(failure: .noCatalogue, program: "").notices.last?.hasSuffix("“sync SOURCE”.")
        == true)
  }

  @Test func aChangedPriceNamesTheOptionsThatConfirmIt() {
    let failure = ComicFailure.priceChanged(Self.id, shown: .fixture(1), now: .fixture(600))
    #expect(
      CommandOutput(failure: failure)
        == CommandOutput(
          notices: [
            "seams: “aa11-2” now costs ¥600, not ¥1. Nothing was bought. "
              + "Confirm with --price ¥600 or --yes."
          ], status: .malformedData))
    // In a browse session, “buy” asks again, with the new price.
    #expect(CommandOutput(failure: failure, program: "").notices == ["seams: \(failure)"])
  }

  @Test(arguments: [ComicFailure.signInNeeded, .unreadable("Dusk", .signInNeeded)])
  func saysHowToSignInIfThatIsRequired(_ failure: ComicFailure) {
    let commandOutput = CommandOutput(failure: failure)
    #expect(commandOutput.status == .noPermission)
    #expect(
      commandOutput.notices == [
        "seams: \(failure)", "Sign in with “seams bookshelf sign-in NAME”.",
      ])
    #expect(
      CommandOutput(failure: failure, program: "").notices.last == "Sign in with “sign-in NAME”.")
  }
}
