/// A format without a reader is offered, and the import fails.
///
/// Stated by ``BookmarkFileKind``.
private func suffix(_ kind: BookmarkFileKind) -> String {
  switch kind {  // expected-FAIL-error {{[non_exhaustive_switch]}}
  #if FAIL
  case .netscape: ".html"
  #else
  case .netscape, .json: ".html"
  #endif
  }
}
