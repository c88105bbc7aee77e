/// An event that was deleted last year looks like a current one.
///
/// Stated by ``FoundQuake``.
private func found(_ quake: Quake, _ origin: QuakeOrigin) {
  _ = FoundQuake(quake)  // expected-error {{[missing_argument_named]}}
  _ = FoundQuake(quake, origin: origin)
}
