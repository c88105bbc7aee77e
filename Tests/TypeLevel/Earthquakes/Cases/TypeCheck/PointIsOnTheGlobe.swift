/// A latitude of 120°, which is a longitude in the wrong place, is drawn beyond the pole.
///
/// Stated by ``Coordinates/init(latitude:longitude:)``.
private func place(_ latitude: Double, _ longitude: Double) {
  // expected-error@+1 {{[optional_not_unwrapped]}}
  let _: Place? = Place(at: Coordinates(latitude: latitude, longitude: longitude))
  let _: Place? = Coordinates(latitude: latitude, longitude: longitude).map(Place.init(at:))
}
