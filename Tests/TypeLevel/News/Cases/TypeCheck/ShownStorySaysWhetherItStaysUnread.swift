/// A program that only looks at a story marks it as read.
///
/// Stated by ``StoryDetailIntent``.
private func intent(_ id: Story.ID) -> StoryDetailIntent {
  #if FAIL
  .show(id)  // expected-FAIL-error {{[missing_argument_named]}}
  #else
  .show(id, keepingUnread: true)
  #endif
}
