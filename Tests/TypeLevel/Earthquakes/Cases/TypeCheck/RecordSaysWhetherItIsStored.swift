/// A number without stored events looks like a stored list, which is empty.
///
/// Stated by ``FetchRecord/isStored``.
private func record(_ query: QuakeQuery, at now: Timestamp) {
  // expected-error@+1 {{[missing_argument_named]}}
  _ = FetchRecord(query: query, askedAt: now, count: 3)
  _ = FetchRecord(query: query, askedAt: now, count: 3, isStored: false)
}
