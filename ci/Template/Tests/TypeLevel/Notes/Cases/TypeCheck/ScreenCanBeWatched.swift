/// A screen that publishes no states shows its first state forever.
///
/// Stated by ``NoteListScreen/states()``.

import NotesDomain

private struct SilentList: NoteListScreen {  // expected-FAIL-error {{[type_does_not_conform]}}
  func show() async {}
  func add(_ typed: String) async {}
  func remove(_ id: Note.ID) async {}
  #if FAIL
  func state() async -> NoteListState { .idle }
  #else
  func states() async -> AsyncStream<NoteListState> { AsyncStream { $0.yield(.idle) } }
  #endif
}
