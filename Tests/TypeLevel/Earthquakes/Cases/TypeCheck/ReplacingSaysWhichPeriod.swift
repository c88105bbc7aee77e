/// Quakes of another year are removed, because the reply did not contain them.
///
/// Stated by ``QuakeStore/replace(_:in:by:)``.
private func keep(
  _ quakes: [Quake], of query: QuakeQuery, _ period: QuakePeriod, in store: any QuakeStore
) async throws(QuakeFailure) {
  // expected-error@+1 {{[missing_argument_named]}}
  try await store.replace(query, by: quakes)
  try await store.replace(query, in: period, by: quakes)
}
