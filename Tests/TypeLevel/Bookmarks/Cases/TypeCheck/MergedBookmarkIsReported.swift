/// A bookmark that was merged with an older one is reported as new, and its count is wrong.
///
/// Stated by ``KeptBookmark``.
private func report(_ kept: KeptBookmark) -> String {
  switch kept {  // expected-FAIL-error {{[non_exhaustive_switch]}}
  #if FAIL
  case .added: "added"
  #else
  case .added, .merged: "kept"
  #endif
  }
}
