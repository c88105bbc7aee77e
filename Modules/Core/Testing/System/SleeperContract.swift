public import CoreDomain
import Testing

/// The checks that every ``Sleeper`` must pass: the real one, and an ``InstantSleeper`` that is
/// held. No check measures the duration of a sleep, because a busy machine can prolong it.
public enum SleeperContract {
  public static let checks: [ContractCheck<any Sleeper>] = [
    ContractCheck("Returns immediately for no time") { sleeper in
      try await sleeper.sleep(for: .zero)
      try await sleeper.sleep(for: .seconds(-3600))
    },
    ContractCheck("Does not wait in a cancelled task") { sleeper in
      for duration in [Duration.seconds(Int64.max), .seconds(3600), .zero] {
        await #expect(throws: CancellationError.self, "\(duration)") {
          try await inCancelledTask { try await sleeper.sleep(for: duration) }
        }
      }
    },
    ContractCheck("Stops waiting when its task is cancelled") { sleeper in
      let task = Task { try await sleeper.sleep(for: .seconds(Int64.max)) }
      task.cancel()
      await #expect(throws: CancellationError.self) { try await task.value }
    },
  ]
}
