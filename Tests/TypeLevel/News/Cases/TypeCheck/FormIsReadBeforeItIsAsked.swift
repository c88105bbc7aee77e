/// Unvalidated input reaches the store.
///
/// Stated by ``StoryListForm/question()``.
private func page(
  _ form: StoryListForm, at now: Timestamp, of store: any StoryStore
) async throws(StoryFailure) {
  _ = try await store.page(form, at: now)  // expected-error {{[cannot_convert_argument_value]}}
  _ = try await store.page(try form.question(), at: now)
}
