/// A filter with an unknown verdict is stored, and does nothing.
///
/// Stated by ``NewsFilterForm/filter()``.
private func add(
  _ form: NewsFilterForm, _ test: NewsFilter.Test, to store: any StoryStore
) async throws(StoryFailure) -> NewsFilter {
  #if FAIL
  // expected-FAIL-error@+1 {{[cannot_convert_argument_value]}}
  try await store.add(form.verdict, test)
  #else
  try await store.add(try form.filter().0, test)
  #endif
}
