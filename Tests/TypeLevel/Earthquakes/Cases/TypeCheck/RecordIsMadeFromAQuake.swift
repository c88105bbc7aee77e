/// A record that is assembled by hand prints its date in another format than other commands.
///
/// Stated by ``QuakeRecord``.
private func record(of quake: Quake) -> QuakeRecord {
  #if FAIL
  // expected-FAIL-error@+1 {{[no_overloads_match_exactly_in_call]}}
  QuakeRecord(id: quake.id.raw, time: "21/11/2026")
  #else
  QuakeRecord(quake)
  #endif
}
