/// A store that is busy is reported like a mistake of the reader, who gives up.
///
/// Stated by ``ComicFailure``.

import BookshelfDomain

private func isWorthAnotherTry(_ failure: ComicFailure) -> Bool {
  switch failure {  // expected-FAIL-error {{[non_exhaustive_switch]}}
  case .malformedTitle, .notFound, .storage: false
  #if FAIL
  #else
  case .busy: true
  #endif
  }
}
