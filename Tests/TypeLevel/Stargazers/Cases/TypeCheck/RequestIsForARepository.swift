/// A list is requested without a repository.
///
/// Stated by ``StargazerListRequest``.
private func request(_ name: RepositoryName) {
  _ = StargazerListRequest(order: .newest)  // expected-error {{[missing_argument_named]}}
  _ = StargazerListRequest(repository: name, order: .newest)
}
