/// Text that was not parsed as an address is stored, and no browser can open it.
///
/// Stated by ``BookmarkDraft/address``.
private func draft(_ text: String, by normalizer: BookmarkNormalizer) throws {
  _ = try BookmarkDraft(address: text)  // expected-error {{[cannot_convert_argument_value]}}
  _ = try BookmarkDraft(address: BookmarkAddress(text, by: normalizer))
}
