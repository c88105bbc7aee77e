/// A place without coordinates has no quakes nearby.
///
/// Stated by ``Place``.
private func place(_ name: String, _ point: Coordinates) -> Place {
  #if FAIL
  // expected-FAIL-error@+1 {{[missing_argument_named]}}
  Place(name: name, region: "")
  #else
  Place(name: name, region: "", coordinates: point)
  #endif
}
