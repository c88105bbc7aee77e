/// A record that is assembled by hand has a word that other commands do not print.
///
/// Stated by ``StargazerListRecord``.
private func record(of list: StargazerList) -> StargazerListRecord {
  #if FAIL
  StargazerListRecord(list.stargazers)  // expected-FAIL-error {{[cannot_convert_argument_value]}}
  #else
  StargazerListRecord(list)
  #endif
}
