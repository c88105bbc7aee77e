/// A limit of 10 that one side means in seconds and the other in milliseconds fails every request.
///
/// Stated by ``HTTPLimits/total``.
private func quick() {
  // expected-error@+1 {{[cannot_convert_argument_value]}}
  _ = HTTPLimits(total: 10, connect: .seconds(5), bytes: 1024, redirects: 5)
  _ = HTTPLimits(total: .seconds(10), connect: .seconds(5), bytes: 1024, redirects: 5)
}
