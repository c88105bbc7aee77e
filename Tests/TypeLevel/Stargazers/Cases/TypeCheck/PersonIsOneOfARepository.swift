/// A star is shown without its repository.
///
/// Stated by ``FoundStargazer``.
private func found(_ person: Stargazer, _ name: RepositoryName, _ from: StargazerOrigin) {
  _ = FoundStargazer(person, origin: from)  // expected-error {{[missing_argument_named]}}
  _ = FoundStargazer(person, of: name, origin: from)
}
