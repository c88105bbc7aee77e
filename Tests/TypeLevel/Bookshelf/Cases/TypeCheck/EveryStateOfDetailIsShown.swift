/// A reader with a pending order sees no message, and orders again.
///
/// Stated by ``ComicDetailState``.
private func isReady(_ state: ComicDetailState) -> Bool {
  switch state {  // expected-FAIL-error {{[non_exhaustive_switch]}}
  case .idle, .preparing: false
  case .success, .sold, .failure: true
  #if !FAIL
  case .buying: false
  #endif
  }
}
