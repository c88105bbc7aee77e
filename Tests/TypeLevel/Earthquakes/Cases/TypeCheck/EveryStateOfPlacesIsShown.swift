/// A list of places is drawn before it is requested.
///
/// Stated by ``PlaceListState``.
private func names(_ state: PlaceListState) -> [String]? {
  switch state {  // expected-FAIL-error {{[non_exhaustive_switch]}}
  #if !FAIL
  case .idle: nil
  #endif
  case .success(let places, of: _): places.map(\.name)
  }
}
