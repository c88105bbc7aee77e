import BookmarksDomain
import BookmarksTesting
import Composition
import CoreDomain
import Testing

@testable import CLI

/// The views: a state becomes what a person, or the next program, reads.
@Suite struct CLIBookmarkViewTests {
  @Test func aBookmarkIsShownInAFewLines() {
    let bookmark = Bookmark.fixture(
      id: "b7", address: "https://example.org/x", title: "T", tags: ["a", "b c"],
      note: "one\n\ntwo", unread: true, archived: true)
    #expect(
      text(BookmarkListView(json: false), .success(page(bookmark), of: .all)) == """
        b7  T
            https://example.org/x
            2026-01-01 · a, b c · unread · archived
            | one
            | two

        """)
  }

  @Test func anEmptyListSaysSoBesideTheOutput() {
    let printout = BookmarkListView(json: false).printout(of: .success(.empty, of: .all))
    #expect(printout == Printout(notices: ["No bookmarks."]))
  }

  @Test func aListThatIsCutSaysHowManyMoreThereAre() {
    let page = BookmarkPage(bookmarks: [.fixture()], total: 3)
    let printout = BookmarkListView(json: false).printout(of: .success(page, of: .all))
    #expect(printout?.notices == ["2 more; raise --limit to see them."])
  }

  @Test func jsonIsAnArrayWithEveryKeyAndNothingBesides() {
    let bookmark = Bookmark.fixture(id: "b7", title: "\"T\"/", tags: ["a"], note: "n")
    let view = BookmarkListView(json: true)
    #expect(
      text(view, .success(page(bookmark), of: .all))
        == #"[{"archived":false,"createdAt":"2026-01-01T00:00:00Z","id":"b7","note":"n","#
        + #""tags":["a"],"title":"\"T\"/","unread":false,"url":"https://example.org/"}]"# + "\n")
    #expect(view.printout(of: .success(.empty, of: .all)) == Printout("[]\n"))
  }

  @Test func statesOnTheWayPrintNothing() {
    #expect(BookmarkListView(json: false).printout(of: .idle) == nil)
    #expect(BookmarkListView(json: false).printout(of: .preparing(.all)) == nil)
    #expect(BookmarkEditorView(json: false).printout(of: .editing) == nil)
    #expect(BookmarkEditorView(json: false).printout(of: .saving(form)) == nil)
    #expect(BookmarkImportView(json: false).printout(of: .working) == nil)
  }

  @Test func addingTellsNewFromMergedAndWhyThereIsNoTitle() {
    let view = BookmarkEditorView(json: false)
    let added = view.printout(of: .saved(AddedBookmark(kept: .added(.fixture()))))
    #expect(string(added).hasPrefix("Added:\nb1  An example\n"))
    let merged = view.printout(
      of: .saved(AddedBookmark(kept: .merged(.fixture()), titleFailure: .refused(status: 404))))
    #expect(string(merged).hasPrefix("Merged with what was there:\n"))
    #expect(
      merged?.notices == [
        "Kept without the page's title. The server answered with status 404."
      ])
    #expect(merged?.status == .success)
  }

  @Test func addingAsJSONPrintsTheBookmarkAlone() {
    let printout = BookmarkEditorView(json: true)
      .printout(of: .saved(AddedBookmark(kept: .added(.fixture(id: "b7")))))
    #expect(string(printout).hasPrefix("{"))
    #expect(string(printout).contains(#""id":"b7""#))
  }

  @Test func anImportPrintsItsCountsAndNamesWhatWasSkipped() {
    let report = ImportReport(
      imported: 2, merged: 1, skipped: [SkippedRow(line: 9, reason: "It is odd.")])
    let printout = BookmarkImportView(json: false).printout(of: .imported(report))
    #expect(string(printout) == "Imported 2, merged 1, skipped 1.\n")
    #expect(printout?.notices == ["Line 9 was skipped. It is odd."])
    #expect(
      string(BookmarkImportView(json: true).printout(of: .imported(report)))
        == #"{"imported":2,"merged":1,"skipped":[{"line":9,"reason":"It is odd."}]}"# + "\n")
  }

  @Test(arguments: [
    (BookmarkFailure.malformedAddress("x", reason: "y"), ProgramStatus.malformedData),
    (.malformedTag("", reason: "y"), .usage), (.malformedQuery("", reason: "y"), .usage),
    (.malformedLimit(0), .usage), (.tooManyTags(limit: 1), .malformedData),
    (.tooLong(field: "note", limit: 1), .malformedData),
    (.notFound([Bookmark.ID("b")]), .malformedData),
    (.unreadableFile(reason: "y"), .malformedData), (.busy(reason: "Busy."), .tryAgain),
    (.storage(reason: "Gone."), .inputOutput),
  ])
  func everyFailureIsASentenceOnStandardErrorWithItsStatus(
    _ failure: BookmarkFailure, _ status: ProgramStatus
  ) {
    let expected = Printout(notices: ["seams: \(failure)"], status: status)
    for json in [false, true] {
      #expect(BookmarkListView(json: json).printout(of: .failure(failure)) == expected)
      #expect(BookmarkEditorView(json: json).printout(of: .failure(failure, form)) == expected)
      #expect(BookmarkImportView(json: json).printout(of: .failure(failure)) == expected)
      #expect(BookmarkRemovalView(ids: [], json: json).printout(of: .failure(failure)) == expected)
    }
  }

  private let form = BookmarkForm(address: "x")

  private func page(_ bookmarks: Bookmark...) -> BookmarkPage {
    BookmarkPage(bookmarks: bookmarks, total: bookmarks.count)
  }

  private func text(_ view: BookmarkListView, _ state: BookmarkListState) -> String {
    string(view.printout(of: state))
  }

  private func string(_ printout: Printout?) -> String {
    String(decoding: printout?.output ?? [], as: UTF8.self)
  }
}

/// The binding: it follows a screen until a state lasts, and no longer.
@Suite struct CLIScreenBindingTests {
  @Test func printsTheFirstStateThatLasts() async {
    let screen = StubScreen<BookmarkListState, BookmarkListIntent>(
      .idle, then: [.preparing(.all), .success(.empty, of: .all), .failure(.malformedLimit(0))])
    let printout = await ScreenBinding(view: BookmarkListView(json: true).printout)
      .printout(of: screen.states()) { await screen.show(.all) }
    #expect(printout == Printout("[]\n"))
    #expect(screen.intents == [.show(.all)])
  }

  @Test func aScreenThatGoesAwayWithoutAnAnswerIsAFaultOfTheProgram() async {
    let (states, continuation) = AsyncStream.makeStream(of: BookmarkListState.self)
    continuation.yield(.idle)
    continuation.finish()
    let printout = await ScreenBinding(view: BookmarkListView(json: true).printout)
      .printout(of: states) {}
    #expect(printout.status == .software)
  }
}
