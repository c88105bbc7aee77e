/// A page that forbids robots is requested again and again, until its server blocks the user.
///
/// Stated by ``PageTitleFailure``.
private func isWorthAnotherTry(
  _ address: PageAddress, from pages: any PageTitleSource
) async -> Bool {
  do throws(PageTitleFailure) {
    _ = try await pages.title(at: address)
    return false
  } catch {
    switch error {  // expected-FAIL-error {{[non_exhaustive_switch]}}
    case .unreachable: return true
    #if FAIL
    case .unreadable: return false
    #else
    case .unreadable, .refused: return false
    #endif
    }
  }
}
