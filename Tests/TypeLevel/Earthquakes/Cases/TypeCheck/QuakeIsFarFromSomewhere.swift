/// A quake in a list without a place has no distance, and the list has no order.
///
/// Stated by ``NearbyQuake``.
private func listed(_ quake: Quake, _ circle: Circle) {
  _ = NearbyQuake(quake)  // expected-error {{[missing_argument_named]}}
  _ = NearbyQuake(quake, in: circle)
}
