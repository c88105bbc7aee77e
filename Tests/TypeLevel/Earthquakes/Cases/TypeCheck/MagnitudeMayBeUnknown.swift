/// A quake with an unknown magnitude is counted with magnitude 0.
///
/// Stated by ``Quake/magnitude``.
private func strength(of quake: Quake) -> Double {
  #if FAIL
  quake.magnitude.value  // expected-FAIL-error {{[optional_base_not_unwrapped]}}
  #else
  quake.magnitude?.value ?? .nan
  #endif
}
