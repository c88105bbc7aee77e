/// An incomplete history starts at 0 stars.
///
/// Stated by ``StarHistory``.
private func history(_ name: RepositoryName, _ weeks: [StarWeek], _ from: StargazerOrigin)
  -> StarHistory
{
  #if FAIL
  // expected-FAIL-error@+1 {{[missing_argument_named]}}
  StarHistory(repository: name, weeks: weeks, origin: from)
  #else
  StarHistory(repository: name, total: 9, weeks: weeks, origin: from)
  #endif
}
