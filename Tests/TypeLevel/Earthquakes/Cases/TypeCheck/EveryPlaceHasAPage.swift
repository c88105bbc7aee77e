/// A destination without a page responds with an error.
///
/// Stated by ``EarthquakesDestination``.
private func page(_ destination: EarthquakesDestination) -> String {
  switch destination {  // expected-FAIL-error {{[non_exhaustive_switch]}}
  #if FAIL
  case .count, .list, .detail: "page"
  #else
  case .count, .list, .detail, .places: "page"
  #endif
  }
}
