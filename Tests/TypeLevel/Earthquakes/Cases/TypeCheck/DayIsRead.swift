/// “10/1/2015” is in October for one user and in January for another.
///
/// Stated by ``QuakeStart/init(_:)``.
private func start(_ typed: String) throws(QuakeFieldFailure) -> QuakeStart {
  #if FAIL
  QuakeStart(typed)  // expected-FAIL-error {{[throwing_call_without_try]}}
  #else
  try QuakeStart(typed)
  #endif
}
