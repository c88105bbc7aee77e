/// The position of a filter is used as its number, and another filter is removed.
///
/// Stated by ``NewsFilter``.
private func remove(
  _ filter: NewsFilter, at place: Int64, from store: any StoryStore
) async throws(StoryFailure) {
  try await store.removeFilter(place)  // expected-error {{[cannot_convert_argument_value]}}
  try await store.removeFilter(filter.id)
}
