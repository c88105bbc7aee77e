/// A title that is passed where an identifier belongs marks nothing, and nobody sees why.
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
