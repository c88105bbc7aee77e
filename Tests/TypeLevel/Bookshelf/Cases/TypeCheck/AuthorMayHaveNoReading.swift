/// An index of kana crashes at the first author without a reading.
///
/// Stated by ``ComicAuthor``.
private func length(_ author: ComicAuthor) -> Int? {
  #if FAIL
  author.reading.count  // expected-FAIL-error {{[optional_base_not_unwrapped]}}
  #else
  author.reading?.count
  #endif
}
