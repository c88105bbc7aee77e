/// A title that is passed where an identifier belongs marks nothing, and nobody sees why.
///
/// Stated by ``StoryRepository/story(_:)``.

import NewsDomain

private func again(
  _ story: Story, from repository: any StoryRepository
) async throws(StoryFailure) -> Story {
  #if FAIL
  // expected-FAIL-error@+1 {{[cannot_convert_argument_value]}}
  try await repository.story(story.title)
  #else
  try await repository.story(story.id)
  #endif
}
