import BookmarksDomain
import BookmarksTesting
import CoreDomain
import CoreTesting
import Testing

@testable import BookmarksCLI
@testable import CoreCLI

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
    #expect(
      await screen.outcome(of: .show(form), view: view.commandOutput) == CommandOutput("[]\n"))
    #expect(screen.intents == [.show(form)])
  }

  @Test func reportsAnInternalErrorIfTheScreenEndsEarly() async {
    let (states, continuation) = AsyncStream.makeStream(of: BookmarkListState.self)
    continuation.yield(.idle)
    continuation.finish()
    let view = BookmarkListView(display: .plain, json: true)
    let commandOutput = await ScreenBinding(view: view.commandOutput).commandOutput(of: states) {}
    #expect(commandOutput.status == .software)
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
      view: view.commandOutput)
    #expect(console.error == "\rImporting: 3 rows …\u{1B}[K\r\u{1B}[K")
  }
}
