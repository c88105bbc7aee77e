/// A misspelt place name uses the previous place.
///
/// Stated by ``QuakeRules/place(_:)``.
private func place(_ typed: String, by rules: QuakeRules) throws(QuakeFieldFailure) -> Place {
  #if FAIL
  rules.place(typed)  // expected-FAIL-error {{[throwing_call_without_try]}}
  #else
  try rules.place(typed)
  #endif
}
