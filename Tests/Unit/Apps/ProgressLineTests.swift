import CoreDomain
import CoreTesting
import Testing

@testable import CoreCLI
@testable import seams

/// The progress line.
@Suite struct ProgressLineTests {
  private let console = ScriptedConsole(terminals: [.error])
  private let clock = SettableWallClock(.fixture())

  @Test func appearsAfterHalfASecondAndDisappearsAtTheEnd() {
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

  @Test func isRewrittenAtMostTenTimesPerSecond() {
    var line = ProgressLine(console: console, clock: clock, isShown: true)
    wait(500)
    line.show("one")
    wait(99)
    line.show("two")
    wait(1)
    line.show("three")
    #expect(console.error == "\rone\u{1B}[K\rthree\u{1B}[K")
  }

  @Test func isNotShownForShortWorkOrInAPipe() {
    var short = ProgressLine(console: console, clock: clock, isShown: true)
    short.show("one")
    short.clear()
    var piped = ProgressLine(console: console, clock: clock, isShown: false)
    wait(1000)
    piped.show("two")
    piped.clear()
    #expect(console.error == "")
  }

  private func wait(_ milliseconds: Int64) {
    let time = clock.now.millisecondsSince1970 + milliseconds
    if let later = Timestamp(millisecondsSince1970: time) { clock.set(later) }
  }
}
