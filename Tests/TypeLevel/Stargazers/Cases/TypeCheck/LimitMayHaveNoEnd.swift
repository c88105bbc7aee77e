/// A rate limit without an end is treated as over.
///
/// Stated by ``StargazerLimit``.
private func isOver(_ limit: StargazerLimit, at now: Timestamp) {
  let _: Bool = limit.until <= now  // expected-error {{[optional_not_unwrapped]}}
  let _: Bool = limit.until.map { $0 <= now } ?? false
}
