/// A bookmark is lost because the server of its page is down.
///
/// Stated by ``PageTitleSource/title(at:)``.
private func title(
  of address: PageAddress, from pages: any PageTitleSource
) async throws(BookmarkFailure) -> String? {
  #if FAIL
  try await pages.title(at: address)  // expected-FAIL-error {{[cannot_convert_thrown_type]}}
  #else
  try? await pages.title(at: address)
  #endif
}
