/// A refresh that has just started reports a feed as finished.
///
/// Stated by ``RefreshProgress``.
private func title(of progress: RefreshProgress) -> String {
  #if FAIL
  progress.last.title  // expected-FAIL-error {{[optional_base_not_unwrapped]}}
  #else
  progress.last?.title ?? ""
  #endif
}
