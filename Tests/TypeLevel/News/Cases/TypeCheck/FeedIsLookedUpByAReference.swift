/// A typed address is compared with stored ones as it is, and the feed is not found.
///
/// Stated by ``FeedReference``.
private func feed(
  _ typed: String, _ reference: FeedReference, in repository: any StoryRepository
) async throws(StoryFailure) {
  _ = try await repository.feed(typed)  // expected-error {{[cannot_convert_argument_value]}}
  _ = try await repository.feed(reference)
}
