import CoreDomain
import EarthquakesDomain

/// Answers queries from the store, based on records of the service's past answers.
struct QuakeCache: Sendable {
  let store: any QuakeStore
  let rules: QuakeRules

  /// Returns a record that is less than a minute old and covers the query with all rows stored, or
  /// `nil` if there is no such record. The service sends `Cache-Control: max-age=60`.
  func freshRecord(
    _ query: QuakeQuery, at now: Timestamp
  ) async throws(QuakeFailure) -> FetchRecord? {
    guard let record = try await storedRecord(query, store.fetchRecords()) else { return nil }
    return record.askedAt.isFresh(at: now) ? record : nil
  }

  /// Records an answer without rows. Does nothing if the rows of an earlier answer to the same
  /// query are stored, because stored rows are more useful.
  func note(_ record: FetchRecord) async throws(QuakeFailure) {
    let fetchRecords = try await store.fetchRecords()
    let hasRows = fetchRecords.contains { $0.isStored && $0.query == record.query }
    if !hasRows { try await store.note(record) }
  }

  /// Returns the count of the service's last answer, or the number of stored earthquakes.
  ///
  /// - Throws: ``QuakeFailure/source(_:)`` if no answer of the service is recorded, or if the store
  ///   must not answer after this failure.
  func count(
    _ query: QuakeQuery, at now: Timestamp, because failure: QuakeSourceFailure
  ) async throws(QuakeFailure) -> QuakeCount {
    guard failure.leavesTheStore else { throw .source(failure) }
    let fetchRecords = try await store.fetchRecords()
    let last = fetchRecords.first { $0.query == query || isStored(query, $0) }
    if let told = last, !told.isStored {
      let origin = StoredAnswer(askedAt: told.askedAt, now: now, isComplete: true)
      return QuakeCount(
        query: query, count: told.count, origin: .stored(origin, because: failure))
    }
    let origin = try origin(of: query, among: fetchRecords, at: now, because: failure)
    return QuakeCount(
      query: query, count: try await store.count(query), origin: origin)
  }

  /// Returns the number of stored earthquakes for a list, or the count of the service's last answer
  /// to the same query if the stored earthquakes may be incomplete and are fewer.
  func total(
    of query: QuakeQuery, from origin: QuakeOrigin
  ) async throws(QuakeFailure) -> Int {
    let count = try await store.count(query)
    guard case .stored(let stored, because: _) = origin, !stored.isComplete else { return count }
    let last = try await store.fetchRecords().first { $0.query == query }
    return max(count, last?.count ?? 0)
  }

  /// Returns the stored event with this current or former identifier. Throws the failure if the
  /// store has no such event, or must not answer after this failure.
  func quake(
    _ id: Quake.ID, at now: Timestamp, because failure: QuakeSourceFailure
  ) async throws(QuakeFailure) -> FoundQuake {
    guard failure.leavesTheStore, let quake = try await store.quake(id) else {
      throw .source(failure)
    }
    let askedAt = try await store.fetchRecords().first?.askedAt ?? quake.updated
    let stored = StoredAnswer(askedAt: askedAt, now: now, isComplete: true)
    return FoundQuake(quake, origin: .stored(stored, because: failure))
  }

  /// Returns the age and completeness of the stored earthquakes for a query.
  ///
  /// - Throws: ``QuakeFailure/source(_:)`` if no answer of the service is recorded, or if the store
  ///   must not answer after this failure.
  func origin(
    of query: QuakeQuery, at now: Timestamp, because failure: QuakeSourceFailure
  ) async throws(QuakeFailure) -> QuakeOrigin {
    try origin(of: query, among: try await store.fetchRecords(), at: now, because: failure)
  }

  private func origin(
    of query: QuakeQuery, among fetchRecords: [FetchRecord], at now: Timestamp,
    because failure: QuakeSourceFailure
  ) throws(QuakeFailure) -> QuakeOrigin {
    let stored = storedRecord(query, fetchRecords)
    guard failure.leavesTheStore, let record = stored ?? fetchRecords.first else {
      throw .source(failure)
    }
    return .stored(
      StoredAnswer(askedAt: record.askedAt, now: now, isComplete: stored != nil),
      because: failure)
  }

  /// Returns the latest record that covers the query with all rows stored.
  private func storedRecord(_ query: QuakeQuery, _ fetchRecords: [FetchRecord]) -> FetchRecord? {
    fetchRecords.first { isStored(query, $0) }
  }

  /// Whether a record covers the query with all rows stored.
  private func isStored(_ query: QuakeQuery, _ record: FetchRecord) -> Bool {
    record.isStored && record.query.covers(query, by: rules)
  }
}

extension QuakeSourceFailure {
  /// Whether the store may answer after this failure. The store must not answer if the service
  /// rejected the query, if the event does not exist, or if the caller cancelled.
  fileprivate var leavesTheStore: Bool {
    switch self {
    case .unreachable, .tooOften, .outOfOrder, .unreadable: true
    case .refused, .tooMany, .unknown, .deleted, .cancelled: false
    }
  }
}
