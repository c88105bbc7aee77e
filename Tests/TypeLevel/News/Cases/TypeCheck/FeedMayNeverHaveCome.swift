/// A feed that was never fetched is shown as fetched in 1970.
///
/// Stated by ``FetchState``.
private func day(of fetchState: FetchState) {
  let _: String = fetchState.fetchedAt.iso8601  // expected-error {{[optional_base_not_unwrapped]}}
  let _: String = fetchState.fetchedAt?.iso8601 ?? "never"
}
