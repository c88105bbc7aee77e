/// A bookmark is lost because the server of its page is down.
///
/// Stated by ``PageTitleSource/title(at:)``.
private func title(
  of address: PageAddress, from pages: any PageTitleSource
) async throws(BookmarkFailure) {
  _ = try await pages.title(at: address)  // expected-error {{[cannot_convert_thrown_type]}}
  _ = try? await pages.title(at: address)
}
