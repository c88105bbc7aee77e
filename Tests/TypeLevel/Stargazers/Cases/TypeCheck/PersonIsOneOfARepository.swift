/// A star is shown without its repository.
///
/// Stated by ``FoundStargazer``.
private func found(_ person: Stargazer, _ name: RepositoryName, _ from: StargazerOrigin)
  -> FoundStargazer
{
  #if FAIL
  FoundStargazer(person, origin: from)  // expected-FAIL-error {{[missing_argument_named]}}
  #else
  FoundStargazer(person, of: name, origin: from)
  #endif
}
