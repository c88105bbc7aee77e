/// Text that was not parsed as an address is stored, and no browser can open it.
///
/// Stated by ``BookmarkDraft/address``.
private func draft(
  _ text: String, by normalizer: BookmarkNormalizer
) throws -> BookmarkDraft {
  #if FAIL
  try BookmarkDraft(address: text)  // expected-FAIL-error {{[cannot_convert_argument_value]}}
  #else
  try BookmarkDraft(address: BookmarkAddress(text, by: normalizer))
  #endif
}
