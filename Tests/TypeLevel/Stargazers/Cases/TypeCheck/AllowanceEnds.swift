/// A rate limit without an end stops the program forever.
///
/// Stated by ``StargazerAllowance``.
private func none(until moment: Timestamp) -> StargazerAllowance {
  #if FAIL
  StargazerAllowance(remaining: 0)  // expected-FAIL-error {{[missing_argument_named]}}
  #else
  StargazerAllowance(remaining: 0, renewedAt: moment)
  #endif
}
