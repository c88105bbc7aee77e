/// “quarry_blast” and “quarry blast” are two kinds of events, and a list shows both.
///
/// Stated by ``QuakeKind/init(_:)``.

private func isSame(_ one: QuakeKind, _ other: QuakeKind) -> Bool { one == other }

private func isNatural(_ quake: Quake, _ written: String) {
  _ = isSame(quake.kind, written)  // expected-error {{[cannot_convert_argument_value]}}
  _ = isSame(quake.kind, QuakeKind(written))
}
