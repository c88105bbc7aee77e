import CoreDomain
import CoreTesting
import Testing

@Suite struct InstantSleeperTests {
  @Test(arguments: SleeperContract.checks)
  func keepsTheContractWhileItIsHeld(_ check: ContractCheck<any Sleeper>) async throws {
    try await check(InstantSleeper(isHeld: true))
  }

  @Test func waitsUntilItIsWokenWhileItIsHeld() async throws {
    let clock = SettableWallClock(.fixture())
    let sleeper = InstantSleeper(setting: clock, isHeld: true)
    async let wait: Void = sleeper.sleep(for: .seconds(60))
    await sleeper.asleep()
    #expect(clock.now == .fixture())
    sleeper.wake()
    try await wait
    #expect(clock.now == .fixture(60))
    try await sleeper.sleep(for: .seconds(1))
    #expect(clock.now == .fixture(61))
  }

  @Test func aCancelledWaitDoesNotSetTheClock() async {
    let clock = SettableWallClock(.fixture())
    let sleeper = InstantSleeper(setting: clock, isHeld: true)
    let task = Task { try await sleeper.sleep(for: .seconds(60)) }
    await sleeper.asleep()
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    #expect(clock.now == .fixture())
    #expect(sleeper.durations == [.seconds(60)])
  }

  @Test(.timeLimit(.minutes(1))) func stopsWaitingForASleeperIfCancelled() async {
    let sleeper = InstantSleeper(isHeld: true)
    let watching = Task.immediate { await sleeper.asleep() }
    watching.cancel()
    await watching.value
    #expect(sleeper.durations.isEmpty, "no task has slept")
  }
}
