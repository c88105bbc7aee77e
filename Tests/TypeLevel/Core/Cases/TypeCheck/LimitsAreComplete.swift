/// Limits without a maximum of redirects follow two servers that redirect to each other.
///
/// Stated by ``HTTPLimits``.
private func patient() -> HTTPLimits {
  #if FAIL
  // expected-FAIL-error@+1 {{[missing_argument_named]}}
  HTTPLimits(total: .seconds(60), connect: .seconds(5), bytes: 1024)
  #else
  HTTPLimits(total: .seconds(60), connect: .seconds(5), bytes: 1024, redirects: 5)
  #endif
}
