/// Milliseconds that are compared with seconds make every publish window look closed.
///
/// Stated by ``Timestamp``.
private func isOver(_ end: Timestamp, clock: any WallClock, seconds: Int64) {
  _ = end < seconds  // expected-error {{[type_does_not_conform_in_decl_ref]}}
  _ = end < clock.now
}
