/// Limits without a maximum of redirects follow two servers that redirect to each other.
///
/// Stated by ``HTTPLimits``.
private func patient() {
  // expected-error@+1 {{[missing_argument_named]}}
  _ = HTTPLimits(total: .seconds(60), connect: .seconds(5), bytes: 1024)
  _ = HTTPLimits(total: .seconds(60), connect: .seconds(5), bytes: 1024, redirects: 5)
}
