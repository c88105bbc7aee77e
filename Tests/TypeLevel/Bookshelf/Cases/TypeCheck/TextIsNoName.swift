/// A reader has a name that does not fit on a page.
///
/// Stated by ``Reader``.
private func reader(_ id: Reader.ID, _ typed: String) throws(ComicFieldFailure) {
  _ = Reader(id: id, name: typed)  // expected-error {{[cannot_convert_argument_value]}}
  _ = Reader(id: id, name: try ReaderName(typed))
}
