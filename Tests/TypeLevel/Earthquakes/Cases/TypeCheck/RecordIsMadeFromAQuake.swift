/// A record that is assembled by hand prints its date in another format than other commands.
///
/// Stated by ``QuakeRecord``.
private func record(of quake: Quake) {
  // expected-error@+1 {{[no_overloads_match_exactly_in_call]}}
  _ = QuakeRecord(id: quake.id.raw, time: "21/11/2026")
  _ = QuakeRecord(quake)
}
