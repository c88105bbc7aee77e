/// A feed that is not due is fetched, because the demand is missing.
///
/// Stated by ``FeedDemand``.
private func isAsked(_ fetchState: FetchState, _ demand: FeedDemand, at now: Timestamp) -> Bool {
  #if FAIL
  fetchState.allowsAsking(at: now)  // expected-FAIL-error {{[missing_argument_positional]}}
  #else
  fetchState.allowsAsking(demand, at: now)
  #endif
}
