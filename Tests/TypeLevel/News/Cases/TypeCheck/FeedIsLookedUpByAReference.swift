/// A typed address is compared with stored ones as it is, and the feed is not found.
///
/// Stated by ``FeedReference``.
private func feed(
  _ typed: String, _ reference: FeedReference, in repository: any StoryRepository
) async throws(StoryFailure) -> NewsFeed {
  #if FAIL
  try await repository.feed(typed)  // expected-FAIL-error {{[cannot_convert_argument_value]}}
  #else
  try await repository.feed(reference)
  #endif
}
