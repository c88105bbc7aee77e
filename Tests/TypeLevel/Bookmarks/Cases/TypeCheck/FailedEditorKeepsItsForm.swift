/// An error in one field empties the whole form, and everything is typed again.
///
/// Stated by ``BookmarkEditorState/failure(_:_:)``.
private func state(_ failure: BookmarkFailure, _ form: BookmarkForm) {
  // expected-error@+1 {{[missing_argument_positional]}}
  let _: BookmarkEditorState = .failure(failure)
  let _: BookmarkEditorState = .failure(failure, form)
}
