/// An existing bookmark is reported as “created”, and the client counts it twice.
///
/// Stated by ``AddedBookmark/kept``.
private func outcome(_ bookmark: Bookmark) -> AddedBookmark {
  #if FAIL
  AddedBookmark(kept: bookmark)  // expected-FAIL-error {{[cannot_convert_argument_value]}}
  #else
  AddedBookmark(kept: .merged(bookmark))
  #endif
}
