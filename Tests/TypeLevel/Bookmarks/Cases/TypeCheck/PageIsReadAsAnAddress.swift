/// A host that was put together by hand is asked for, past every check of the address.
///
/// Stated by ``WebAddress``.

import BookmarksDomain

private func page(_ text: String, by rules: BookmarkRules) throws(BookmarkFailure) -> WebAddress? {
  #if FAIL
  // expected-FAIL-error@+1 {{[init_candidate_inaccessible]}}
  WebAddress(scheme: "https", authority: text, target: "/")
  #else
  try BookmarkAddress(text, by: rules).web
  #endif
}
