/// A rate limit without an end stops the program forever.
///
/// Stated by ``StargazerAllowance``.
private func none(until moment: Timestamp) {
  _ = StargazerAllowance(remaining: 0)  // expected-error {{[missing_argument_named]}}
  _ = StargazerAllowance(remaining: 0, renewedAt: moment)
}
