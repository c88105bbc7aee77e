/// A filter that keeps stories hides them.
///
/// Stated by ``NewsFilter/Verdict``.
private func isHiding(_ verdict: NewsFilter.Verdict) -> Bool {
  switch verdict {  // expected-FAIL-error {{[non_exhaustive_switch]}}
  case .block: true
  #if !FAIL
  case .keep: false
  #endif
  }
}
