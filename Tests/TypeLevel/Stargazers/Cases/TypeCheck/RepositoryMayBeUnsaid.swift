/// Before the first use, an empty repository name is requested.
///
/// Stated by ``StargazerPreferences``.
private func name(_ usual: StargazerPreferences) -> String {
  #if FAIL
  usual.repository.owner  // expected-FAIL-error {{[optional_base_not_unwrapped]}}
  #else
  usual.repository?.owner ?? ""
  #endif
}
