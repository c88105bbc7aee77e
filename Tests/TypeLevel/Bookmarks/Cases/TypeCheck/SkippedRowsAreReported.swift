/// Invalid rows of a file are dropped silently.
///
/// Stated by ``BookmarkFileRow``.
private func isImported(_ row: BookmarkFileRow) -> Bool {
  switch row {  // expected-FAIL-error {{[non_exhaustive_switch]}}
  #if FAIL
  case .bookmark, .note: true
  #else
  case .bookmark, .note, .skipped: true
  #endif
  }
}
