/// A host that was assembled by hand is requested, bypassing every check of the address.
///
/// Stated by ``PageAddress``.
private func page(
  _ text: String, by normalizer: BookmarkNormalizer
) throws(BookmarkFieldFailure) -> PageAddress? {
  #if FAIL
  // expected-FAIL-error@+1 {{[init_candidate_inaccessible]}}
  PageAddress(scheme: "https", authority: text, target: "/")
  #else
  try BookmarkAddress(text, by: normalizer).web
  #endif
}
