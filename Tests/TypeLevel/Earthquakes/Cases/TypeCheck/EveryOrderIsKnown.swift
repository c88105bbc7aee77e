/// A list that does not handle a sort order shows the newest quakes as the nearest.
///
/// Stated by ``QuakeOrder``.
private func label(_ order: QuakeOrder) -> String {
  switch order {  // expected-FAIL-error {{[non_exhaustive_switch]}}
  #if FAIL
  case .newest, .largest: "order"
  #else
  case .newest, .largest, .nearest: "order"
  #endif
  }
}
