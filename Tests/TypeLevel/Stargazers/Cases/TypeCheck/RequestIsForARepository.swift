/// A list is requested without a repository.
///
/// Stated by ``StargazerListRequest``.
private func request(_ name: RepositoryName) -> StargazerListRequest {
  #if FAIL
  StargazerListRequest(order: .newest)  // expected-FAIL-error {{[missing_argument_named]}}
  #else
  StargazerListRequest(repository: name, order: .newest)
  #endif
}
