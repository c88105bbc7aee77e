import CoreDomain
import EarthquakesDomain

/// What is known without the service: what it has said before.
struct QuakeMemory: Sendable {
  let store: any QuakeStore
  let rules: QuakeRules

  /// For how long the service would say the same again: it lets its answers be kept for a minute
  /// (`Cache-Control: max-age=60`).
  private static let freshness: Int64 = 60_000

  /// The note that everything in question was stored less than a minute ago, if there is one. A note
  /// that is ahead of the clock is not fresh: the clock was wrong then, or is now.
  func freshAsking(
    _ question: QuakeQuestion, at now: Timestamp
  ) async throws(QuakeFailure) -> QuakeAsking? {
    guard let asking = try await storedAsking(question, store.askings()) else { return nil }
    let age = now.millisecondsSince1970 - asking.askedAt.millisecondsSince1970
    return (0..<Self.freshness).contains(age) ? asking : nil
  }

  /// Notes an answer without rows, unless the rows of an earlier one are there: they say more.
  func note(_ asking: QuakeAsking) async throws(QuakeFailure) {
    let askings = try await store.askings()
    let hasRows = askings.contains { $0.isStored && $0.question == asking.question }
    if !hasRows { try await store.note(asking) }
  }

  /// How many there were when the service was last asked.
  ///
  /// - Throws: ``QuakeFailure/source(_:)`` when nobody has asked it anything.
  func count(
    _ question: QuakeQuestion, at now: Timestamp, because failure: QuakeSourceFailure
  ) async throws(QuakeFailure) -> QuakeCount {
    let askings = try await store.askings()
    let last = askings.first { $0.question == question || isStored(question, $0) }
    if let told = last, !told.isStored {
      let origin = StoredQuakes(askedAt: told.askedAt, now: now, isComplete: true)
      return QuakeCount(
        question: question, count: told.count, origin: .stored(origin, because: failure))
    }
    let origin = try origin(of: question, among: askings, at: now, because: failure)
    return QuakeCount(
      question: question, count: try await store.count(question), origin: origin)
  }

  /// The stored event of an identifier.
  func quake(
    _ id: Quake.ID, at now: Timestamp, because failure: QuakeSourceFailure
  ) async throws(QuakeFailure) -> FoundQuake {
    guard failure.leavesTheStore, let quake = try await store.quake(id) else {
      throw .source(failure)
    }
    let askedAt = try await store.askings().first?.askedAt ?? quake.updated
    let stored = StoredQuakes(askedAt: askedAt, now: now, isComplete: true)
    return FoundQuake(quake, origin: .stored(stored, because: failure))
  }

  /// Since when what is stored about a question is so.
  ///
  /// - Throws: ``QuakeFailure/source(_:)`` when nobody has asked the service anything.
  func origin(
    of question: QuakeQuestion, at now: Timestamp, because failure: QuakeSourceFailure
  ) async throws(QuakeFailure) -> QuakeOrigin {
    try origin(of: question, among: try await store.askings(), at: now, because: failure)
  }

  private func origin(
    of question: QuakeQuestion, among askings: [QuakeAsking], at now: Timestamp,
    because failure: QuakeSourceFailure
  ) throws(QuakeFailure) -> QuakeOrigin {
    let stored = storedAsking(question, askings)
    guard failure.leavesTheStore, let asking = stored ?? askings.first else {
      throw .source(failure)
    }
    return .stored(
      StoredQuakes(askedAt: asking.askedAt, now: now, isComplete: stored != nil),
      because: failure)
  }

  /// The last note that everything in question was stored.
  private func storedAsking(_ question: QuakeQuestion, _ askings: [QuakeAsking]) -> QuakeAsking? {
    askings.first { isStored(question, $0) }
  }

  /// Whether everything in question was stored when a note was made.
  private func isStored(_ question: QuakeQuestion, _ asking: QuakeAsking) -> Bool {
    asking.isStored && asking.question.covers(question, by: rules)
  }
}

extension QuakeSourceFailure {
  /// Whether what is stored may answer instead: the service did not say that the question is wrong.
  fileprivate var leavesTheStore: Bool {
    switch self {
    case .unreachable, .tooOften, .outOfOrder, .unreadable: true
    case .refused, .tooMany, .unknown, .deleted, .cancelled: false
    }
  }
}
