/// A format that is offered and has no reader ends the import with an error.
///
/// Stated by ``BookmarkFileKind``.

import BookmarksDomain

private func suffix(_ kind: BookmarkFileKind) -> String {
  switch kind {  // expected-FAIL-error {{[non_exhaustive_switch]}}
  #if FAIL
  case .netscape: ".html"
  #else
  case .netscape, .json: ".html"
  #endif
  }
}
