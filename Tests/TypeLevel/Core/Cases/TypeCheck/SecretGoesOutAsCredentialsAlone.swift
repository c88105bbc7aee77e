/// A token that any code can read as text ends up in a message sooner or later.
///
/// Stated by ``Secret/authorization(scheme:)``.
private func credentials(_ token: Secret) -> String {
  #if FAIL
  token.text  // expected-FAIL-error {{[candidate_inaccessible]}}
  #else
  token.authorization(scheme: "Bearer")
  #endif
}
