/// An incomplete history starts at 0 stars.
///
/// Stated by ``StarHistory``.
private func history(_ name: RepositoryName, _ weeks: [StarWeek], _ from: StargazerOrigin) {
  // expected-error@+1 {{[missing_argument_named]}}
  _ = StarHistory(repository: name, weeks: weeks, origin: from)
  _ = StarHistory(repository: name, total: 9, weeks: weeks, origin: from)
}
