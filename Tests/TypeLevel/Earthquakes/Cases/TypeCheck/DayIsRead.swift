/// “10/1/2015” is in October for one user and in January for another.
///
/// Stated by ``QuakeStart/init(_:)``.
private func start(_ typed: String) throws(QuakeFieldFailure) {
  _ = QuakeStart(typed)  // expected-error {{[throwing_call_without_try]}}
  _ = try QuakeStart(typed)
}
