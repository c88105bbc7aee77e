/// An existing bookmark is reported as “created”, and the client counts it twice.
///
/// Stated by ``AddedBookmark/kept``.
private func outcome(_ bookmark: Bookmark) {
  _ = AddedBookmark(kept: bookmark)  // expected-error {{[cannot_convert_argument_value]}}
  _ = AddedBookmark(kept: .merged(bookmark))
}
