/// A story that announces nothing is never there to be read.
///
/// Stated by ``StoryDetailScreen/states()``.

import NewsDomain

private struct Silent: StoryDetailScreen {  // expected-FAIL-error {{[type_does_not_conform]}}
  func show(_ id: Story.ID, of feed: String, keepingUnread: Bool) async {}
  func find(_ typed: String) async {}
  func star(_ id: Story.ID, _ isStarred: Bool) async {}
  func mark(_ id: Story.ID, asRead isRead: Bool) async {}
  func bookmark(_ id: Story.ID) async {}
  #if FAIL
  func state() async -> StoryDetailState { .idle }
  #else
  func states() async -> AsyncStream<StoryDetailState> { AsyncStream { $0.yield(.idle) } }
  #endif
}
