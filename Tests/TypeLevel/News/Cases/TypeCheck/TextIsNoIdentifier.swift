/// A title that is used as an identifier marks no story, without an explanation.
///
/// Stated by ``StoryRepository/mark(_:asRead:)``.

import NewsDomain

private func mark(
  _ story: Story, in repository: any StoryRepository
) async throws(StoryFailure) {
  #if FAIL
  // expected-FAIL-error@+1 {{[cannot_convert_argument_value]}}
  try await repository.mark(story.title, asRead: true)
  #else
  try await repository.mark(story.id, asRead: true)
  #endif
}
