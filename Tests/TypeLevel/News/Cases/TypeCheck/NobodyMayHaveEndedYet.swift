/// A refresh that has just started reports a feed as finished.
///
/// Stated by ``RefreshProgress``.
private func title(of progress: RefreshProgress) {
  let _: String = progress.last.title  // expected-error {{[optional_base_not_unwrapped]}}
  let _: String = progress.last?.title ?? ""
}
