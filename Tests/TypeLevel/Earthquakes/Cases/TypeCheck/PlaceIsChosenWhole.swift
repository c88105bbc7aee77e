/// Of two towns with one name, the wrong one is used.
///
/// Stated by ``PlaceListIntent``.
private func intent(_ place: Place) -> PlaceListIntent {
  #if FAIL
  .choose(place.name)  // expected-FAIL-error {{[cannot_convert_argument_value]}}
  #else
  .choose(place)
  #endif
}
