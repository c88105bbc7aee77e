import CoreDomain
import EarthquakesDomain

/// Answers from the store, based on the records of what the service has answered before.
struct QuakeMemory: Sendable {
  let store: any QuakeStore
  let rules: QuakeRules

  /// How long an answer stays fresh, in milliseconds: the service sends `Cache-Control:
  /// max-age=60`.
  private static let freshness: Int64 = 60_000

  /// Returns a record less than a minute old that covers the question with all rows stored, or
  /// `nil`. A record from the future is not fresh: the clock was wrong then or is now.
  func freshAsking(
    _ question: QuakeQuestion, at now: Timestamp
  ) async throws(QuakeFailure) -> QuakeAsking? {
    guard let asking = try await storedAsking(question, store.askings()) else { return nil }
    let age = now.millisecondsSince1970 - asking.askedAt.millisecondsSince1970
    return (0..<Self.freshness).contains(age) ? asking : nil
  }

  /// Records an answer without rows, unless an earlier answer's rows are stored, which are more
  /// useful.
  func note(_ asking: QuakeAsking) async throws(QuakeFailure) {
    let askings = try await store.askings()
    let hasRows = askings.contains { $0.isStored && $0.question == asking.question }
    if !hasRows { try await store.note(asking) }
  }

  /// Returns the count from the last answer of the service.
  ///
  /// - Throws: ``QuakeFailure/source(_:)`` if the service has never answered anything.
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

  /// Returns the stored event with this current or former identifier.
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

  /// Returns the age and completeness of what is stored for a question.
  ///
  /// - Throws: ``QuakeFailure/source(_:)`` if the service has never answered anything.
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

  /// Returns the latest record that covers the question with all rows stored.
  private func storedAsking(_ question: QuakeQuestion, _ askings: [QuakeAsking]) -> QuakeAsking? {
    askings.first { isStored(question, $0) }
  }

  /// Whether a record covers the question with all rows stored.
  private func isStored(_ question: QuakeQuestion, _ asking: QuakeAsking) -> Bool {
    asking.isStored && asking.question.covers(question, by: rules)
  }
}

extension QuakeSourceFailure {
  /// Whether the store may answer instead. It may not if the service rejected the question itself.
  fileprivate var leavesTheStore: Bool {
    switch self {
    case .unreachable, .tooOften, .outOfOrder, .unreadable: true
    case .refused, .tooMany, .unknown, .deleted, .cancelled: false
    }
  }
}
