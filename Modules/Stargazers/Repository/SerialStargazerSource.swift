import CoreDomain
import StargazersDomain

/// A source that sends one request at a time, as GitHub recommends, and no request while a rate
/// limit applies.
///
/// It wraps the real source everywhere, so no caller can bypass it. Each instance has its own
/// queue.
struct SerialStargazerSource: StargazerSource {
  private let source: any StargazerSource
  private let turn: StargazerTurn
  private let limits: RateLimitStore
  private let clock: any WallClock

  init(_ source: any StargazerSource, limits: RateLimitStore, clock: any WallClock) {
    self.source = source
    self.limits = limits
    self.clock = clock
    turn = StargazerTurn()
  }

  func count(
    _ repository: RepositoryName, unless validators: HTTPValidators
  ) async throws(StargazerSourceFailure) -> StargazerReply<Int> {
    try await inTurn { source throws(StargazerSourceFailure) in
      try await source.count(repository, unless: validators)
    }
  }

  func page(
    at place: PagePlace?, of repository: RepositoryName, unless validators: HTTPValidators
  ) async throws(StargazerSourceFailure) -> StargazerReply<StargazerPage> {
    try await inTurn { source throws(StargazerSourceFailure) in
      try await source.page(at: place, of: repository, unless: validators)
    }
  }

  func weeks(
    at place: PagePlace?, of repository: RepositoryName, unless validators: HTTPValidators
  ) async throws(StargazerSourceFailure) -> StargazerReply<StarWeekPage> {
    try await inTurn { source throws(StargazerSourceFailure) in
      try await source.weeks(at: place, of: repository, unless: validators)
    }
  }

  private func inTurn<Content>(
    _ question: (any StargazerSource) async throws(StargazerSourceFailure) -> StargazerReply<
      Content
    >
  ) async throws(StargazerSourceFailure) -> StargazerReply<Content> {
    await turn.take()
    do throws(StargazerSourceFailure) {
      let reply = try await ask(question)
      await turn.give()
      return reply
    } catch {
      await turn.give()
      throw error
    }
  }

  /// Sends a request unless a rate limit applies, and stores a new rate limit.
  private func ask<Content>(
    _ question: (any StargazerSource) async throws(StargazerSourceFailure) -> StargazerReply<
      Content
    >
  ) async throws(StargazerSourceFailure) -> StargazerReply<Content> {
    if Task.isCancelled { throw .cancelled }
    if let limit = await limits.limit(at: clock.now) { throw .limited(limit) }
    do throws(StargazerSourceFailure) {
      let reply = try await question(source)
      if let allowance = reply.allowance, allowance.remaining <= 0 {
        let limit = StargazerLimit(until: allowance.renewedAt, isQuota: true)
        await limits.note(limit, at: clock.now)
      }
      return reply
    } catch {
      if case .limited(let limit) = error { await limits.note(limit, at: clock.now) }
      throw error
    }
  }
}

/// A queue for exclusive access.
private actor StargazerTurn {
  private var isTaken = false
  private var waiting: [CheckedContinuation<Void, Never>] = []

  /// Waits for the caller's turn, in the order of the calls.
  func take() async {
    guard isTaken else {
      isTaken = true
      return
    }
    await withCheckedContinuation { waiting.append($0) }
  }

  /// Ends the caller's turn, and starts the turn of the caller that has waited longest.
  func give() {
    if waiting.isEmpty { isTaken = false } else { waiting.removeFirst().resume() }
  }
}
