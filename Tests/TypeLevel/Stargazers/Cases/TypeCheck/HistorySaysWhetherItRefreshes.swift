/// A refresh of the history returns the stored weeks.
///
/// Stated by ``StarHistoryIntent``.
private func intent(_ repository: String) {
  // expected-error@+1 {{[missing_argument_named]}}
  let _: StarHistoryIntent = .show(repository: repository)
  let _: StarHistoryIntent = .show(repository: repository, refreshes: true)
}
