/// A record that is assembled by hand prints its date in another format than other commands.
///
/// Stated by ``StoryRecord``.
private func record(of story: Story) -> StoryRecord {
  #if FAIL
  StoryRecord(story.id)  // expected-FAIL-error {{[cannot_convert_argument_value]}}
  #else
  StoryRecord(story)
  #endif
}
