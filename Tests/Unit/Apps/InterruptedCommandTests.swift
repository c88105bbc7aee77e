import CoreDomain
import CoreTesting
import Testing

@testable import CLI
@testable import Composition

/// Ctrl-C while a command runs.
@Suite struct InterruptedCommandTests {
  private let interruptions = ScriptedInterruptions()
  private let sleeper = InstantSleeper(isHeld: true)

  @Test(arguments: [(.keyboard, 130), (.termination, 143)] as [(Interruption, Int32)])
  func cancelsTheCommandAndReportsTheStop(_ request: Interruption, _ status: Int32) async {
    let printout = await interrupted(request, ending: .failure("No answer.", .unavailable))
    #expect(printout == Printout(notices: ["Stopped."], status: request.status))
    #expect(printout.status.rawValue == status)
  }

  @Test func printsTheResultDespiteTheInterruption() async {
    let some = Printout("3\n", notices: ["Some are missing."])
    let printout = await interrupted(.keyboard, ending: some)
    #expect(
      printout == Printout("3\n", notices: ["Some are missing."], status: .interrupted))
  }

  @Test func reportsTheCompletedWork() async {
    let failure = Printout(notices: ["seams: No."], done: ["7 pages are kept."], status: .tryAgain)
    let printout = await interrupted(.keyboard, ending: failure)
    #expect(
      printout
        == Printout(notices: ["Stopped."], done: ["7 pages are kept."], status: .interrupted))
    let console = ScriptedConsole()
    #expect(printout.print(to: console) == .interrupted)
    #expect(console.error == "Stopped.\n7 pages are kept.\n" && console.output == "")
  }

  @Test func doesNotAddToAReportOfTheCompletedWork() async {
    let stopped = Printout(done: ["Stopped at page 7."], status: .interrupted)
    #expect(await interrupted(.keyboard, ending: stopped) == stopped)
  }

  @Test func reportsThatASilentCommandWasStopped() async {
    let printout = await interrupted(.termination, ending: Printout())
    #expect(printout == Printout(notices: ["Stopped."], status: .terminated))
  }

  @Test func returnsTheOutputOfAnUninterruptedCommand() async {
    let failure = Printout.failure("No answer.", .unavailable)
    #expect(await interruptions.stopping { failure } == failure)
    #expect(await interruptions.stopping { Printout("3\n") } == Printout("3\n"))
    #expect(!interruptions.interrupt(.keyboard))
  }

  @Test(arguments: [
    (["--version"], 0), (["pebbles"], 0), (["browse"], 0), (["pebbles", "list"], 1),
    (["pebbles", "list", "--data-dir", ""], 0),
  ])
  func onlyARunningCommandListensForInterruptions(_ arguments: [String], _ listeners: Int) async {
    var world = StubEnvironment(arguments: arguments)
    world.interruptions = interruptions
    _ = await world.seams()
    #expect(interruptions.listeners == listeners)
  }

  @Test func followsACancelledScreenToItsEnd() async {
    #expect(await cancelledOutcome(of: ["end"]) == "end")
  }

  @Test func leavesACancelledScreenWithoutAnEnd() async {
    #expect(await cancelledOutcome(of: ["on the way"]) == nil)
  }

  /// Returns the output of a command that is interrupted while it runs.
  private func interrupted(
    _ request: Interruption, ending printout: Printout
  ) async -> Printout {
    async let end = interruptions.stopping {
      do throws(CancellationError) {
        try await sleeper.sleep(for: .seconds(60))
        return Printout("It was not cancelled.\n")
      } catch {
        return printout
      }
    }
    await sleeper.asleep()
    #expect(interruptions.interrupt(request))
    return await end
  }

  /// Returns what a binding makes of a screen that publishes states after its work was cancelled.
  private func cancelledOutcome(of states: [String]) async -> String? {
    let (stream, continuation) = AsyncStream.makeStream(of: String.self)
    let binding = ScreenBinding<String, String>(view: { $0 == "end" ? $0 : nil })
    let command = Task {
      await binding.outcome(of: stream) {
        continuation.yield("on the way")
        try? await sleeper.sleep(for: .seconds(60))
        for state in states { continuation.yield(state) }
      }
    }
    await sleeper.asleep()
    command.cancel()
    return await command.value
  }
}
