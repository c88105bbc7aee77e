/// A host that was assembled by hand is requested, bypassing every check of the address.
///
/// Stated by ``PageAddress``.
private func page(_ text: String, by normalizer: BookmarkNormalizer) throws(BookmarkFieldFailure) {
  // expected-error@+1 {{[init_candidate_inaccessible]}}
  let _: PageAddress? = PageAddress(scheme: "https", authority: text, target: "/")
  let _: PageAddress? = try BookmarkAddress(text, by: normalizer).web
}
