/// A token that any code can read as text ends up in a message sooner or later.
///
/// Stated by ``Secret/authorization(scheme:)``.
private func credentials(_ token: Secret) {
  _ = token.text  // expected-error {{[candidate_inaccessible]}}
  _ = token.authorization(scheme: "Bearer")
}
