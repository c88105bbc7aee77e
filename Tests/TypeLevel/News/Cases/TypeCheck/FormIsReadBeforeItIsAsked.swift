/// Unvalidated input reaches the store.
///
/// Stated by ``StoryListForm/question()``.
private func page(
  _ form: StoryListForm, at now: Timestamp, of store: any StoryStore
) async throws(StoryFailure) -> StoryPage {
  #if FAIL
  try await store.page(form, at: now)  // expected-FAIL-error {{[cannot_convert_argument_value]}}
  #else
  try await store.page(try form.question(), at: now)
  #endif
}
