/// A list fetches feeds although the caller only wanted the stored stories.
///
/// Stated by ``StoryListIntent``.
private func intent(_ form: StoryListForm) -> StoryListIntent {
  #if FAIL
  .show(form)  // expected-FAIL-error {{[missing_argument_named]}}
  #else
  .show(form, refreshing: false)
  #endif
}
