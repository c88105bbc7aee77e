/// A record that is put together by hand prints its date in a form that no other command prints.
///
/// Stated by ``StargazerRecord``.

import StargazersDomain

private func record(of stargazer: Stargazer) -> StargazerRecord {
  #if FAIL
  // expected-FAIL-error@+2 {{[extra_argument_named]}}
  // expected-FAIL-error@+1 {{[cannot_convert_argument_value]}}
  StargazerRecord(id: stargazer.id.raw, createdAt: "21/11/2026")
  #else
  StargazerRecord(stargazer)
  #endif
}
