/// A feed that was never fetched is shown as fetched in 1970.
///
/// Stated by ``FetchState``.
private func day(of fetchState: FetchState) -> String {
  #if FAIL
  fetchState.fetchedAt.iso8601  // expected-FAIL-error {{[optional_base_not_unwrapped]}}
  #else
  fetchState.fetchedAt?.iso8601 ?? "never"
  #endif
}
