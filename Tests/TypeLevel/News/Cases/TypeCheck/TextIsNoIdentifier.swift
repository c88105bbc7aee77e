/// A title that is used as an identifier marks no story, without an explanation.
///
/// Stated by ``StoredStories/mark(_:asRead:)``.
private func mark(
  _ story: Story, in stored: any StoredStories
) async throws(StoryFailure) {
  #if FAIL
  // expected-FAIL-error@+1 {{[cannot_convert_array_element]}}
  try await stored.mark([story.title], asRead: true)
  #else
  try await stored.mark([story.id], asRead: true)
  #endif
}
