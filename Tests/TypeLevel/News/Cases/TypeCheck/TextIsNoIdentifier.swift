/// A title that is used as an identifier marks no story, without an explanation.
///
/// Stated by ``StoredStories/mark(_:asRead:)``.
private func mark(
  _ story: Story, in stored: any StoredStories
) async throws(StoryFailure) {
  // expected-error@+1 {{[cannot_convert_array_element]}}
  try await stored.mark([story.title], asRead: true)
  try await stored.mark([story.id], asRead: true)
}
