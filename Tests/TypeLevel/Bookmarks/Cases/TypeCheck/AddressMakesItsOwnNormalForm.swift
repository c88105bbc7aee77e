/// A normal form that does not match its address stores one page twice.
///
/// Stated by ``BookmarkAddress/normal``.
private func address(
  _ text: String, by normalizer: BookmarkNormalizer
) throws(BookmarkFieldFailure) {
  // expected-error@+1 {{[extra_argument_named]}}
  _ = try BookmarkAddress(text, normal: text, by: normalizer)
  _ = try BookmarkAddress(text, by: normalizer)
}
