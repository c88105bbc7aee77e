/// A place of the feature that no page belongs to answers with an error when somebody goes there.
///
/// Stated by ``EarthquakesDestination``.

import EarthquakesDomain

private func page(_ destination: EarthquakesDestination) -> String {
  switch destination {  // expected-FAIL-error {{[non_exhaustive_switch]}}
  #if FAIL
  case .count, .list, .detail: "page"
  #else
  case .count, .list, .detail, .places: "page"
  #endif
  }
}
