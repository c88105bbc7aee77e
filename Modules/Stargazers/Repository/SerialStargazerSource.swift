import CoreDomain
import StargazersDomain

/// A source that is asked one question after the other, as its service wants it, and none that the service
/// has said it would refuse.
///
/// It stands before the real source wherever one is used, so no caller can forget to be polite.
struct SerialStargazerSource: StargazerSource {
  private let source: any StargazerSource
  private let turn: StargazerTurn
  private let clock: any WallClock

  init(_ source: any StargazerSource, clock: any WallClock) {
    self.source = source
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
      if Task.isCancelled { throw .cancelled }
      if let limit = await turn.limit(at: clock.now) { throw .limited(limit) }
      let reply = try await question(source)
      await turn.note(reply.allowance)
      await turn.give()
      return reply
    } catch {
      if case .limited(let limit) = error { await turn.note(limit) }
      await turn.give()
      throw error
    }
  }
}

/// Whose turn it is to ask, and until when nobody's.
private actor StargazerTurn {
  private var isTaken = false
  private var waiting: [CheckedContinuation<Void, Never>] = []
  private var limit: StargazerLimit?

  /// Returns when it is the caller's turn, in the order of the calls.
  func take() async {
    guard isTaken else {
      isTaken = true
      return
    }
    await withCheckedContinuation { waiting.append($0) }
  }

  /// Ends the caller's turn.
  func give() {
    if waiting.isEmpty { isTaken = false } else { waiting.removeFirst().resume() }
  }

  /// The wish to be left alone that still holds.
  func limit(at now: Timestamp) -> StargazerLimit? {
    limit.flatMap { limit in limit.until.map { now < $0 } == true ? limit : nil }
  }

  func note(_ limit: StargazerLimit) {
    self.limit = limit
  }

  /// Notes what may still be asked. When it is nothing, asking would be refused.
  func note(_ allowance: StargazerAllowance?) {
    guard let allowance else { return }
    limit =
      allowance.remaining > 0
      ? nil : StargazerLimit(until: allowance.renewedAt, isQuota: true)
  }
}
