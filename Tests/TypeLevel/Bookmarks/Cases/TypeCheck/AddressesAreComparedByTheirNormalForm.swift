/// An address that is compared as typed text is not found if its case differs.
///
/// Stated by ``BookmarkAddress/isSame(as:)``.
private func isKept(_ address: BookmarkAddress, _ bookmark: Bookmark) {
  _ = bookmark.address == address.typed  // expected-error {{[type_does_not_conform_in_decl_ref]}}
  _ = bookmark.address.isSame(as: address)
}
