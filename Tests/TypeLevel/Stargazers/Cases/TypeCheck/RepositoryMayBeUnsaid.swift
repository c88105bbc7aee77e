/// Before the first use, an empty repository name is requested.
///
/// Stated by ``StargazerPreferences``.
private func name(_ usual: StargazerPreferences) {
  let _: String = usual.repository.owner  // expected-error {{[optional_base_not_unwrapped]}}
  let _: String = usual.repository?.owner ?? ""
}
