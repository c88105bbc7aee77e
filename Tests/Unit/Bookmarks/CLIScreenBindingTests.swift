import BookmarksDomain
import BookmarksTesting
import Composition
import CoreDomain
import CoreTesting
import Testing

@testable import CLI

/// The binding follows a screen until a final state, and then stops.
@Suite struct CLIScreenBindingTests {
  @Test func printsTheFirstFinalState() async {
    let form = BookmarkListForm()
    let screen = StubScreen<BookmarkListState, BookmarkListIntent>(
      .idle,
      then: [
        .preparing(form), .success(.empty, of: .fixture()), .failure(.busy(reason: "Busy.")),
      ])
    let view = BookmarkListView(display: .plain, json: true)
    #expect(await screen.outcome(of: .show(form), view: view.printout) == Printout("[]\n"))
    #expect(screen.intents == [.show(form)])
  }

  @Test func reportsAnInternalErrorIfTheScreenEndsEarly() async {
    let (states, continuation) = AsyncStream.makeStream(of: BookmarkListState.self)
    continuation.yield(.idle)
    continuation.finish()
    let view = BookmarkListView(display: .plain, json: true)
    let printout = await ScreenBinding(view: view.printout).printout(of: states) {}
    #expect(printout.status == .software)
  }

  @Test func followsTheStatesOfAnImport() async {
    let states: [BookmarkTransferState] = [
      .working, .importing(ImportReport(imported: 2, merged: 1)),
      .imported(ImportReport(imported: 3)),
    ]
    let screen = StubScreen<BookmarkTransferState, BookmarkTransferIntent>(.idle, then: states)
    let view = BookmarkImportView(json: true)
    let console = ScriptedConsole(terminals: [.error])
    let line = ProgressLine(
      console: console, clock: FixedWallClock(.fixture()), isShown: true, patience: 0)
    _ = await screen.outcome(
      of: .importFile(BytesSource([]), as: nil, folders: .tags, encoding: nil), telling: line,
      view: view.printout)
    #expect(console.error == "\rImporting: 3 rows …\u{1B}[K\r\u{1B}[K")
  }
}
