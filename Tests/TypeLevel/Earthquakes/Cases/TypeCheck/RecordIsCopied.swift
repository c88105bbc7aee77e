/// A record that is put together by hand prints its date in a form that no other command prints.
///
/// Stated by ``QuakeRecord``.

import EarthquakesDomain

private func record(of quake: Quake) -> QuakeRecord {
  #if FAIL
  // expected-FAIL-error@+2 {{[extra_argument_named]}}
  // expected-FAIL-error@+1 {{[cannot_convert_argument_value]}}
  QuakeRecord(id: quake.id.raw, createdAt: "21/11/2026")
  #else
  QuakeRecord(quake)
  #endif
}
