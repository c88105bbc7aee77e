/// Of two towns with one name, the wrong one is used.
///
/// Stated by ``PlaceListIntent``.
private func intent(_ place: Place) {
  // expected-error@+1 {{[cannot_convert_argument_value]}}
  let _: PlaceListIntent = .choose(place.name)
  let _: PlaceListIntent = .choose(place)
}
