/// A record that is assembled by hand has a word that other commands do not print.
///
/// Stated by ``StargazerListRecord``.
private func record(of list: StargazerList) {
  _ = StargazerListRecord(list.stargazers)  // expected-error {{[cannot_convert_argument_value]}}
  _ = StargazerListRecord(list)
}
