/// “quarry_blast” and “quarry blast” are two kinds of events, and a list shows both.
///
/// Stated by ``QuakeKind/init(_:)``.

private func isSame(_ one: QuakeKind, _ other: QuakeKind) -> Bool { one == other }

private func isNatural(_ quake: Quake, _ written: String) -> Bool {
  #if FAIL
  isSame(quake.kind, written)  // expected-FAIL-error {{[cannot_convert_argument_value]}}
  #else
  isSame(quake.kind, QuakeKind(written))
  #endif
}
