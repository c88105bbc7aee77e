/// A number without stored events looks like a stored list, which is empty.
///
/// Stated by ``FetchRecord/isStored``.
private func record(_ query: QuakeQuery, at now: Timestamp) -> FetchRecord {
  #if FAIL
  // expected-FAIL-error@+1 {{[missing_argument_named]}}
  FetchRecord(query: query, askedAt: now, count: 3)
  #else
  FetchRecord(query: query, askedAt: now, count: 3, isStored: false)
  #endif
}
