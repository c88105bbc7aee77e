import CoreDomain
import CoreTesting
import Synchronization
import Testing

@testable import CoreWeb

@Suite struct ServerBackgroundTests {
  @Test func startsAfterAShareOfTheWindowAndPausesAfterEachRound() async {
    let (work, sleeper) = (CountedWork(rounds: 3), InstantSleeper())
    await service([work], sleeper, jitter: 0.5).perform(until: work)
    #expect(
      sleeper.durations.prefix(3) == [Background.startWindow / 2, work.pause, work.pause])
  }

  @Test func logsAFailureAndContinues() async {
    let work = CountedWork(rounds: 3, failure: BackgroundFailure("The network is down."))
    let warnings = Mutex<[String]>([])
    let background = Background([work], sleeper: InstantSleeper()) { 0 }
    await BackgroundService(background: background) { _ in
    } warn: { warning in
      warnings.withLock { $0.append(warning) }
    }.perform(until: work)
    #expect(work.performed >= 3)
    #expect(warnings.withLock { $0.first } == "Pebbles: The network is down.")
  }

  @Test func workThatNeverEndsDelaysNoOtherWork() async {
    let (slow, quick) = (StuckWork(), CountedWork(rounds: 2))
    await service([slow, quick], InstantSleeper()).perform(until: quick)
    #expect(quick.performed >= 2)
  }

  @Test func performsNothingAfterTheServerHasStopped() async {
    let (work, sleeper) = (CountedWork(rounds: 1), InstantSleeper(isHeld: true))
    let service = service([work], sleeper, jitter: 1)
    let running = Task { await service.perform() }
    await sleeper.asleep()
    running.cancel()
    await running.value
    #expect(work.performed == 0)
  }

  private func service(
    _ work: [any BackgroundWork], _ sleeper: any Sleeper, jitter: Double = 0
  ) -> BackgroundService {
    BackgroundService(background: Background(work, sleeper: sleeper) { jitter }) { _ in
    } warn: { _ in
    }
  }
}

extension BackgroundService {
  /// Performs the work until one of its pieces has performed its rounds.
  fileprivate func perform(until work: CountedWork) async {
    let running = Task { await perform() }
    await work.done.reached()
    running.cancel()
    work.done.open()
    await running.value
  }
}

/// Work that counts its rounds, and waits in the last one.
private final class CountedWork: BackgroundWork {
  let name = "Pebbles"
  let pause: Duration = .seconds(7)
  let done = Gate()
  private let rounds: Int
  private let failure: BackgroundFailure?
  private let count = Mutex(0)

  var performed: Int { count.withLock { $0 } }

  init(rounds: Int, failure: BackgroundFailure? = nil) {
    self.rounds = rounds
    self.failure = failure
  }

  func perform() async throws(BackgroundFailure) -> String? {
    let round = count.withLock { count in
      count += 1
      return count
    }
    if round == rounds { await done.pass() }
    if let failure { throw failure }
    return "A pebble was found."
  }
}

/// Work that ends only if it is cancelled.
private struct StuckWork: BackgroundWork {
  let name = "Stuck"
  let pause: Duration = .seconds(7)

  func perform() async throws(BackgroundFailure) -> String? {
    try? await InstantSleeper(isHeld: true).sleep(for: .seconds(1))
    return nil
  }
}
