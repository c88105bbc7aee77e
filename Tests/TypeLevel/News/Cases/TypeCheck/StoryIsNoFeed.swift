/// Removing a story removes a feed with all its stories.
///
/// Stated by ``StoredStories/remove(_:)``.
private func remove(
  _ story: Story, of feed: NewsFeed, from store: any StoredStories
) async throws(StoryFailure) {
  #if FAIL
  try await store.remove(story.id)  // expected-FAIL-error {{[cannot_convert_argument_value]}}
  #else
  try await store.remove(feed.id)
  #endif
}
