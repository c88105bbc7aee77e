/// A place without coordinates has no quakes nearby.
///
/// Stated by ``Place``.
private func place(_ name: String, _ point: Coordinates) {
  // expected-error@+1 {{[missing_argument_named]}}
  _ = Place(name: name, region: "")
  _ = Place(name: name, region: "", coordinates: point)
}
