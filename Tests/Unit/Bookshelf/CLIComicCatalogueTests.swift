import BookshelfDomain
import BookshelfTesting
import CoreDomain
import CoreTesting
import Testing

@testable import BookshelfCLI
@testable import CoreCLI

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

  @Test func printsSkippedPartsAndCountsTheRest() {
    let note = CatalogueNote(place: "series[3].title", reason: "A series has a title.")
    let progress = CatalogueProgress(series: 2, pages: 1, leftOut: 3, notes: [note])
    let notices = [
      "Skipped: series[3].title: A series has a title.", "Skipped 2 more.",
    ]
    #expect(view().commandOutput(of: .synchronised(progress))?.notices == notices)
    let json = view(json: true).commandOutput(of: .synchronised(progress))
    #expect(json?.notices == notices)
    #expect(
      json.map { String(decoding: $0.output, as: UTF8.self) } == """
        {"added":0,"changed":0,"leftOut":3,"notes":["series[3].title: A series has a title."],\
        "pages":1,"series":2,"unchanged":0,"unchangedPages":0,"withdrawn":0}

        """)
  }

  @Test func printsWhenTheCatalogueWasLastUpdated() {
    let last = CatalogueState(
      start: CataloguePage("https://shelf.example/catalogue"),
      finishedAt: CLIComicFixtures.moment(-60), series: 30_000)
    #expect(
      view().commandOutput(of: .success(last))
        == CommandOutput(
          "30,000 series from https://shelf.example/catalogue, last updated 1 minute ago.\n"))
    #expect(
      view().commandOutput(of: .success(nil))?.notices.first?.contains("not been fetched yet")
        == true)
  }

  @Test func showsProgressOnATerminalAndClearsItAtTheEnd() async throws {
    let screens = StubBookshelfScreens(
      catalogue: [
        .preparing, .synchronising(CatalogueProgress(series: 1500, pages: 3)),
        .synchronised(CatalogueProgress(series: 1600, pages: 4)),
      ])
    let console = ScriptedConsole(terminals: [.error])
    let commandOutput = try await screens.run(["sync"], in: .bookshelf(console: console))
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
    ComicCatalogueView(context: .bookshelf(), json: json)
  }
}

/// Each failure prints a message and has its own exit status.
@Suite struct CLIComicFailureTests {
  private static let id = Comic.ID("aa11-2")
  private static let page = CataloguePage("https://shelf.example/catalogue")

  @Test(arguments: [
    (ComicFailure.form([ComicFieldFailure(.limit, "No.")]), ProgramStatus.usage),
    (.form([ComicFieldFailure(.comic, "No.", isUnknown: true)]), .malformedData),
    (.unknownSeries(ComicSeries.ID("x")), .malformedData), (.unknownComic("x"), .malformedData),
    (.unreadable("x", .hidden), .noPermission), (.notForSale(id, .notForSale), .malformedData),
    (.alreadyOwned(id), .malformedData), (.nameTaken(CLIComicFixtures.name("aoi")), .malformedData),
    (
      .priceChanged(id, shown: CLIComicFixtures.price(), now: CLIComicFixtures.price(600)),
      .tryAgain
    ),
    (.wrongPassword, .noPermission), (.source(.refused(page, status: 500)), .unavailable),
    (.source(.malformedAddress(page)), .malformedData), (.source(.endless(page)), .unavailable),
    (.catalogue(reason: "It is no JSON."), .malformedData),
    (.storefront(reason: "It does not answer."), .unavailable),
    (.file(.missing(path: "x")), .noInput), (.busy(reason: "Busy."), .tryAgain),
    (.storage(reason: "Gone."), .inputOutput),
    (.full(reason: "Full."), .inputOutput),
  ])
  func printsEachFailureWithItsStatus(_ failure: ComicFailure, _ status: ProgramStatus) {
    let expected = CommandOutput(notices: ["seams: \(failure)"], status: status)
    let context = CommandContext.bookshelf()
    for json in [false, true] {
      let list = ComicListView(in: context, of: ComicListForm(), json: json)
      #expect(list.commandOutput(of: ComicListState.failure(failure)) == expected)
      #expect(list.commandOutput(of: ComicSearchState.failure(failure)) == expected)
      #expect(
        ComicPageView(context: context, json: json).commandOutput(of: .failure(failure)) == expected
      )
      #expect(
        ComicDetailView(context: context, json: json).commandOutput(of: .failure(failure))
          == expected)
      #expect(
        ComicSaleView(context: context, json: json).commandOutput(of: .failure(failure)) == expected
      )
    }
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
