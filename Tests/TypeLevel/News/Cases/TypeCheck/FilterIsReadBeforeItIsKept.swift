/// A filter with an unknown verdict is stored, and does nothing.
///
/// Stated by ``NewsFilterForm/filter()``.
private func add(
  _ form: NewsFilterForm, _ test: NewsFilter.Test, to store: any StoryStore
) async throws(StoryFailure) {
  // expected-error@+1 {{[cannot_convert_argument_value]}}
  _ = try await store.add(form.verdict, test)
  _ = try await store.add(try form.filter().0, test)
}
