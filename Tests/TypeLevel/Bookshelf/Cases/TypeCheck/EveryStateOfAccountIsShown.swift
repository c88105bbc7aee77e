/// A reader who has signed out is still greeted by name.
///
/// Stated by ``ComicAccountState``.
private func isReady(_ state: ComicAccountState) -> Bool {
  switch state {  // expected-FAIL-error {{[non_exhaustive_switch]}}
  case .idle, .preparing: false
  case .opened, .signedIn, .failure: true
  #if !FAIL
  case .signedOut: true
  #endif
  }
}
