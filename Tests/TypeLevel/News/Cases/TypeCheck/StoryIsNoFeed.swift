/// Removing a story removes a feed with all its stories.
///
/// Stated by ``StoredStories/remove(_:)``.
private func remove(
  _ story: Story, of feed: NewsFeed, from store: any StoredStories
) async throws(StoryFailure) {
  try await store.remove(story.id)  // expected-error {{[cannot_convert_argument_value]}}
  try await store.remove(feed.id)
}
