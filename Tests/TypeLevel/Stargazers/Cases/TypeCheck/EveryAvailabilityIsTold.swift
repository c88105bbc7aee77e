/// A list that is for others is shown as one of nobody.
///
/// Stated by ``StargazerAvailability``.

import StargazersDomain

private func isTold(_ availability: StargazerAvailability) -> Bool {
  switch availability {  // expected-FAIL-error {{[non_exhaustive_switch]}}
  #if FAIL
  case .list, .partial: true
  #else
  case .list, .partial, .restricted: true
  #endif
  }
}
