/// A quake with an unknown magnitude is counted with magnitude 0.
///
/// Stated by ``Quake/magnitude``.
private func strength(of quake: Quake) {
  let _: Double = quake.magnitude.value  // expected-error {{[optional_base_not_unwrapped]}}
  let _: Double = quake.magnitude?.value ?? .nan
}
