/// A record that is put together by hand has a date that no other command prints.
///
/// Stated by ``StoryRecord``.

import NewsDomain

private func record(of story: Story) -> StoryRecord {
  #if FAIL
  StoryRecord(story.id)  // expected-FAIL-error {{[cannot_convert_argument_value]}}
  #else
  StoryRecord(story)
  #endif
}
