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
    ContractCheck("Does not wait in a cancelled task") { sleeper async throws in
      for duration in [Duration.seconds(Int64.max), .seconds(3600), .zero] {
        let isCancelled = await withTaskGroup(of: Bool.self) { group in
          group.cancelAll()
          group.addTask { await isCutShort(sleeper, for: duration) }
          return await group.next()
        }
        #expect(isCancelled == true, "\(duration)")
      }
    },
    ContractCheck("Stops waiting when its task is cancelled") { sleeper async throws in
      let task = Task { await isCutShort(sleeper, for: .seconds(Int64.max)) }
      task.cancel()
      #expect(await task.value)
    },
  ]

  private static func isCutShort(_ sleeper: any Sleeper, for duration: Duration) async -> Bool {
    do throws(CancellationError) {
      try await sleeper.sleep(for: duration)
      return false
    } catch {
      return true
    }
  }
}
