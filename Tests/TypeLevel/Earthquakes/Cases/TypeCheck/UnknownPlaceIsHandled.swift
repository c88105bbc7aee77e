/// A misspelt place name uses the previous place.
///
/// Stated by ``QuakeRules/place(_:)``.
private func place(_ typed: String, by rules: QuakeRules) throws(QuakeFieldFailure) {
  let _: Place = rules.place(typed)  // expected-error {{[throwing_call_without_try]}}
  let _: Place = try rules.place(typed)
}
