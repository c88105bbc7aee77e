import CoreDomain
import StargazersDomain

/// Sends requests to the source, waits for rate limits, and retries failures.
struct StargazerFetcher {
  let source: any StargazerSource
  let sleeper: any Sleeper
  let clock: any WallClock
  /// Returns a random number from 0 to 1.
  let jitter: @Sendable () -> Double

  /// - Parameters:
  ///   - stage: How much data has arrived so far. The later the stage, the longer the possible
  ///     wait.
  ///   - progress: Called with the end of each pause for a rate limit.
  ///   - question: The request to send.
  /// - Throws: ``StargazerFailure/source(_:)`` if the request fails and is not retried.
  func fetch<Content>(
    _ stage: StargazerStage, _ progress: @Sendable (StargazerProgress) async -> Void,
    _ question: (any StargazerSource) async throws(StargazerSourceFailure) -> StargazerReply<
      Content
    >
  ) async throws(StargazerFailure) -> StargazerReply<Content> {
    var retries = (limit: 0, fault: 0)
    while true {
      do throws(StargazerSourceFailure) {
        return try await question(source)
      } catch {
        let now = clock.now
        let isLimit = if case .limited = error { true } else { false }
        guard
          let wait = RetryPolicy.wait(
            after: error, retry: isLimit ? retries.limit : retries.fault, stage: stage,
            jitter: jitter(), now: now)
        else { throw .source(error) }
        if isLimit {
          retries.limit += 1
          await progress(.pause(until: now.advanced(by: wait)))
        } else {
          retries.fault += 1
        }
        do throws(CancellationError) {
          try await sleeper.sleep(for: wait)
        } catch {
          throw .source(.cancelled)
        }
      }
    }
  }
}

/// How much data has arrived when a request is sent.
enum StargazerStage {
  /// Nothing: the user is waiting for a first response.
  case first
  /// A response, but no part of the list.
  case answered
  /// A part of the list.
  case underway
}
