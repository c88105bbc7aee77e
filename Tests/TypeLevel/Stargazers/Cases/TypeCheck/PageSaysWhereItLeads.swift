/// A page without its neighbours ends the sync.
///
/// Stated by ``StargazerPage``.
private func page(_ people: [Stargazer], _ sides: PageNeighbours) -> StargazerPage {
  #if FAIL
  StargazerPage(stargazers: people)  // expected-FAIL-error {{[missing_argument_named]}}
  #else
  StargazerPage(stargazers: people, neighbours: sides)
  #endif
}
