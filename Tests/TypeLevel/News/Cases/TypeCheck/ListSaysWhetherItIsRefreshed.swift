/// A list fetches feeds although the caller only wanted the stored stories.
///
/// Stated by ``StoryListIntent``.
private func intent(_ form: StoryListForm) {
  let _: StoryListIntent = .show(form)  // expected-error {{[missing_argument_named]}}
  let _: StoryListIntent = .show(form, refreshing: false)
}
