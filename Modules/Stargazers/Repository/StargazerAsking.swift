import CoreDomain
import StargazersDomain

/// Asks the source for one thing after the other, and waits where it wants to be left alone, or has failed.
struct StargazerAsking {
  let source: any StargazerSource
  let sleeper: any Sleeper
  let clock: any WallClock
  let patience: StargazerPatience
  /// Returns a random number from 0 to 1.
  let jitter: @Sendable () -> Double

  /// - Parameters:
  ///   - stage: what has come already: the more, the more patience is worth while.
  ///   - progress: is told of a pause that the service asks for.
  ///   - question: what is asked.
  /// - Throws: ``StargazerFailure/source(_:)``.
  func ask<Content>(
    _ stage: StargazerStage, _ progress: @Sendable (StargazerProgress) async -> Void,
    _ question: (any StargazerSource) async throws(StargazerSourceFailure) -> StargazerReply<
      Content
    >
  ) async throws(StargazerFailure) -> StargazerReply<Content> {
    var retry = 0
    while true {
      do throws(StargazerSourceFailure) {
        return try await question(source)
      } catch {
        let now = clock.now
        guard
          let wait = patience.wait(
            after: error, retry: retry, stage: stage, jitter: jitter(), now: now)
        else { throw .source(error) }
        if case .limited = error { await progress(.pause(until: now.advanced(by: wait))) }
        do throws(CancellationError) {
          try await sleeper.sleep(for: wait)
        } catch {
          throw .source(.cancelled)
        }
        retry += 1
      }
    }
  }
}

/// What has come when a question is asked.
enum StargazerStage {
  /// Nothing: a person waits for the first sign of an answer.
  case first
  /// The service has answered another question, and nothing of the list.
  case answered
  /// Part of the list.
  case underway
}
