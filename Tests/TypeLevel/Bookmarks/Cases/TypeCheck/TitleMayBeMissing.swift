/// A page without a title is stored with the title `nil`.
///
/// Stated by ``PageTitleSource/title(at:)``.
private func title(
  of address: PageAddress, from pages: any PageTitleSource
) async throws(PageTitleFailure) -> String {
  #if FAIL
  try await pages.title(at: address)  // expected-FAIL-error {{[optional_not_unwrapped]}}
  #else
  try await pages.title(at: address) ?? address.authority
  #endif
}
