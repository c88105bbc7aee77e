/// A normal form that does not match its address stores one page twice.
///
/// Stated by ``BookmarkAddress/normal``.
private func address(
  _ text: String, by normalizer: BookmarkNormalizer
) throws(BookmarkFieldFailure) -> BookmarkAddress {
  #if FAIL
  // expected-FAIL-error@+1 {{[extra_argument_named]}}
  try BookmarkAddress(text, normal: text, by: normalizer)
  #else
  try BookmarkAddress(text, by: normalizer)
  #endif
}
