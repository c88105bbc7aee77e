/// A feed that is not due is fetched, because the demand is missing.
///
/// Stated by ``FeedDemand``.
private func isAsked(_ fetchState: FetchState, _ demand: FeedDemand, at now: Timestamp) {
  _ = fetchState.allowsAsking(at: now)  // expected-error {{[missing_argument_positional]}}
  _ = fetchState.allowsAsking(demand, at: now)
}
