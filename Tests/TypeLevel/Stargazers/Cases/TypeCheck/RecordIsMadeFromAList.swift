/// A record that is put together by hand has a word that no other command prints.
///
/// Stated by ``StargazerListRecord``.

import StargazersDomain

private func record(of list: StargazerList) -> StargazerListRecord {
  #if FAIL
  StargazerListRecord(list.stargazers)  // expected-FAIL-error {{[cannot_convert_argument_value]}}
  #else
  StargazerListRecord(list)
  #endif
}
