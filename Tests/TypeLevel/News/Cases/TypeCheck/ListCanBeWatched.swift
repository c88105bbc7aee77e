/// A list that announces nothing shows its first state for ever.
///
/// Stated by ``StoryListScreen/states()``.

import NewsDomain

private struct Silent: StoryListScreen {  // expected-FAIL-error {{[type_does_not_conform]}}
  func show(_ form: StoryListForm, refreshing: Bool) async {}
  func markRead(feed: String, category: String, thenShowing form: StoryListForm) async {}
  func star(_ id: Story.ID, _ isStarred: Bool, thenShowing form: StoryListForm) async {}
  func open(_ id: Story.ID) async {}
  #if FAIL
  func state() async -> StoryListState { .idle }
  #else
  func states() async -> AsyncStream<StoryListState> { AsyncStream { $0.yield(.idle) } }
  #endif
}
