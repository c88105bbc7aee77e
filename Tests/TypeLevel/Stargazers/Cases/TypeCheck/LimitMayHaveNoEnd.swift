/// A rate limit without an end is treated as over.
///
/// Stated by ``StargazerLimit``.
private func isOver(_ limit: StargazerLimit, at now: Timestamp) -> Bool {
  #if FAIL
  limit.until <= now  // expected-FAIL-error {{[optional_not_unwrapped]}}
  #else
  limit.until.map { $0 <= now } ?? false
  #endif
}
