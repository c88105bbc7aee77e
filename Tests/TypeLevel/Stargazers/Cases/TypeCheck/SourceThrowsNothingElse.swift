/// An incomplete reply ends the sync with a network error that no screen can show.
///
/// Stated by ``StargazerSource``.
private struct Silent: StargazerSource {  // expected-FAIL-error {{[type_does_not_conform]}}
  #if FAIL
  typealias Failure = HTTPFailure
  #else
  typealias Failure = StargazerSourceFailure
  #endif

  func count(
    _ repository: RepositoryName, unless validators: HTTPValidators
  ) async throws(Failure) -> StargazerReply<Int> { StargazerReply(0, validators: validators) }
  func page(
    at place: PagePlace?, of repository: RepositoryName, unless validators: HTTPValidators
  ) async -> StargazerReply<StargazerPage> { StargazerReply(nil, validators: validators) }
  func weeks(
    at place: PagePlace?, of repository: RepositoryName, unless validators: HTTPValidators
  ) async -> StargazerReply<StarWeekPage> { StargazerReply(nil, validators: validators) }
}
