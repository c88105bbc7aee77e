/// A restricted list is shown as an empty one.
///
/// Stated by ``StargazerAvailability``.
private func isTold(_ availability: StargazerAvailability) -> Bool {
  switch availability {  // expected-FAIL-error {{[non_exhaustive_switch]}}
  #if FAIL
  case .list, .partial: true
  #else
  case .list, .partial, .restricted: true
  #endif
  }
}
