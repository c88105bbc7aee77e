/// An error in one field empties the whole form, and everything is typed again.
///
/// Stated by ``BookmarkEditorState/failure(_:_:)``.
private func state(_ failure: BookmarkFailure, _ form: BookmarkForm) -> BookmarkEditorState {
  #if FAIL
  .failure(failure)  // expected-FAIL-error {{[missing_argument_positional]}}
  #else
  .failure(failure, form)
  #endif
}
