import BookmarksDomain
import BookmarksTesting
import Composition
import CoreDomain
import CoreTesting
import Testing

@testable import CLI

/// The binding: it follows a screen until a state lasts, and no longer.
@Suite struct CLIScreenBindingTests {
  @Test func printsTheFirstStateThatLasts() async {
    let question = BookmarkQuestion()
    let screen = StubScreen<BookmarkListState, BookmarkListIntent>(
      .idle,
      then: [
        .preparing(question), .success(.empty, of: question), .failure(.malformedLimit(0)),
      ])
    let view = BookmarkListView(display: .plain, json: true)
    let printout = await ScreenBinding(view: view.printout)
      .printout(of: screen.states()) { await screen.show(question) }
    #expect(printout == Printout("[]\n"))
    #expect(screen.intents == [.show(question)])
  }

  @Test func aScreenThatGoesAwayWithoutAnAnswerIsAFaultOfTheProgram() async {
    let (states, continuation) = AsyncStream.makeStream(of: BookmarkListState.self)
    continuation.yield(.idle)
    continuation.finish()
    let view = BookmarkListView(display: .plain, json: true)
    let printout = await ScreenBinding(view: view.printout).printout(of: states) {}
    #expect(printout.status == .software)
  }
}

/// The line that says how far long work has come.
@Suite struct CLIProgressLineTests {
  private let console = ScriptedConsole(terminals: [.error])
  private let clock = SettableWallClock(.fixture())

  @Test func appearsAfterHalfASecondAndIsGoneAtTheEnd() {
    var line = ProgressLine(console: console, clock: clock, isShown: true)
    wait(499)
    line.show("one")
    #expect(console.error == "")
    wait(1)
    line.show("two")
    #expect(console.error == "\rtwo\u{1B}[K")
    line.clear()
    #expect(console.error == "\rtwo\u{1B}[K\r\u{1B}[K")
    #expect(console.output == "")
  }

  @Test func isNotRewrittenFasterThanAnyoneReads() {
    var line = ProgressLine(console: console, clock: clock, isShown: true)
    wait(500)
    line.show("one")
    wait(99)
    line.show("two")
    wait(1)
    line.show("three")
    #expect(console.error == "\rone\u{1B}[K\rthree\u{1B}[K")
  }

  @Test func shortWorkAndAPipeShowNothing() {
    var short = ProgressLine(console: console, clock: clock, isShown: true)
    short.show("one")
    short.clear()
    var piped = ProgressLine(console: console, clock: clock, isShown: false)
    wait(1000)
    piped.show("two")
    piped.clear()
    #expect(console.error == "")
  }

  @Test func followsTheStatesOfAnImport() async {
    let states: [BookmarkTransferState] = [
      .working, .importing(ImportReport(imported: 2, merged: 1)),
      .imported(ImportReport(imported: 3)),
    ]
    let screen = StubScreen<BookmarkTransferState, BookmarkTransferIntent>(.idle, then: states)
    let view = BookmarkImportView(json: true)
    let line = ProgressLine(console: console, clock: clock, isShown: true)
    wait(500)
    _ = await ScreenBinding(view: view.printout, progress: view.progress)
      .printout(of: screen.states(), telling: line) {
        await screen.importFile(BytesSource([]), as: nil, folders: .tags)
      }
    #expect(console.error == "\rImporting: 3 rows …\u{1B}[K\r\u{1B}[K")
  }

  private func wait(_ milliseconds: Int64) {
    let time = clock.now.millisecondsSince1970 + milliseconds
    if let later = Timestamp(millisecondsSince1970: time) { clock.set(later) }
  }
}
