/// A page without its neighbours ends the sync.
///
/// Stated by ``StargazerPage``.
private func page(_ people: [Stargazer], _ sides: PageNeighbours) {
  _ = StargazerPage(stargazers: people)  // expected-error {{[missing_argument_named]}}
  _ = StargazerPage(stargazers: people, neighbours: sides)
}
