/// A program that was suspended overwrites what another program has fetched since.
///
/// Stated by ``StoryStore``.
private func keep(
  _ state: FetchState, of id: NewsFeed.ID, in store: any StoryStore, under lease: WorkLease
) async throws(StoryFailure) {
  // expected-error@+1 {{[missing_argument_named]}}
  try await store.record(state, movedTo: nil, of: id)
  try await store.record(state, movedTo: nil, of: id, under: lease)
}
