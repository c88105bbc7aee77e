/// A refresh of the history returns the stored weeks.
///
/// Stated by ``StarHistoryIntent``.
private func intent(_ repository: String) -> StarHistoryIntent {
  #if FAIL
  .show(repository: repository)  // expected-FAIL-error {{[missing_argument_named]}}
  #else
  .show(repository: repository, refreshes: true)
  #endif
}
