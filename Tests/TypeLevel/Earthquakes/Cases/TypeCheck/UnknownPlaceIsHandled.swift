/// A misspelt place name uses the previous place.
///
/// Stated by ``QuakeRules/place(_:)``.
private func place(_ typed: String, by rules: QuakeRules) throws(QuakeFieldFailure) {
  _ = rules.place(typed)  // expected-error {{[throwing_call_without_try]}}
  _ = try rules.place(typed)
}
