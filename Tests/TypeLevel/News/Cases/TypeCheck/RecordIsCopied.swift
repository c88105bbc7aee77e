/// A record that is assembled by hand prints its date in another format than other commands.
///
/// Stated by ``StoryRecord``.
private func record(of story: Story) {
  _ = StoryRecord(story.id)  // expected-error {{[cannot_convert_argument_value]}}
  _ = StoryRecord(story)
}
