/// An event that was deleted last year looks like a current one.
///
/// Stated by ``FoundQuake``.
private func found(_ quake: Quake, _ origin: QuakeOrigin) -> FoundQuake {
  #if FAIL
  FoundQuake(quake)  // expected-FAIL-error {{[missing_argument_named]}}
  #else
  FoundQuake(quake, origin: origin)
  #endif
}
