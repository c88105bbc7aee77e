/// A quake in a list without a place has no distance, and the list has no order.
///
/// Stated by ``NearbyQuake``.
private func listed(_ quake: Quake, _ circle: Circle) -> NearbyQuake {
  #if FAIL
  NearbyQuake(quake)  // expected-FAIL-error {{[missing_argument_named]}}
  #else
  NearbyQuake(quake, in: circle)
  #endif
}
