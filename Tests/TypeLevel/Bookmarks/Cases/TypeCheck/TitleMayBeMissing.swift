/// A page without a title is stored with the title `nil`.
///
/// Stated by ``PageTitleSource/title(at:)``.
private func title(
  of address: PageAddress, from pages: any PageTitleSource
) async throws(PageTitleFailure) {
  let _: String = try await pages.title(at: address)  // expected-error {{[optional_not_unwrapped]}}
  let _: String = try await pages.title(at: address) ?? address.authority
}
