/// A `javascript:` address, which is a script and not a page, is used as the address of a page.
///
/// Stated by ``PageAddress``.
private func title(
  of address: BookmarkAddress, at page: PageAddress, from pages: any PageTitleSource
) async throws(PageTitleFailure) {
  _ = try await pages.title(at: address)  // expected-error {{[cannot_convert_argument_value]}}
  _ = try await pages.title(at: page)
}
