/// A program that only looks at a story marks it as read.
///
/// Stated by ``StoryDetailIntent``.
private func intent(_ id: Story.ID) {
  let _: StoryDetailIntent = .show(id)  // expected-error {{[missing_argument_named]}}
  let _: StoryDetailIntent = .show(id, keepingUnread: true)
}
