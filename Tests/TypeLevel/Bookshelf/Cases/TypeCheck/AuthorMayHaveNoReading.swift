/// An index of kana crashes at the first author without a reading.
///
/// Stated by ``ComicAuthor``.
private func length(_ author: ComicAuthor) {
  let _: Int? = author.reading.count  // expected-error {{[optional_base_not_unwrapped]}}
  let _: Int? = author.reading?.count
}
