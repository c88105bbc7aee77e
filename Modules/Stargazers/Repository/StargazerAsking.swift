import CoreDomain
import StargazersDomain

/// Asks the source for one thing after the other, and waits where it wants to be left alone.
struct StargazerAsking {
  let source: any StargazerSource
  let sleeper: any Sleeper
  let clock: any WallClock
  let patience: StargazerPatience

  /// - Parameters:
  ///   - isOnTheWay: whether something has come already: then more patience is worth while.
  ///   - progress: is told of a pause.
  ///   - question: what is asked.
  /// - Throws: ``StargazerFailure/source(_:)``.
  func ask<Content>(
    isOnTheWay: Bool, _ progress: @Sendable (StargazerProgress) async -> Void,
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
        guard case .limited(let limit) = error,
          let wait = patience.wait(for: limit, retry: retry, isOnTheWay: isOnTheWay, now: now)
        else { throw .source(error) }
        await progress(.pause(until: now.advanced(by: wait)))
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
