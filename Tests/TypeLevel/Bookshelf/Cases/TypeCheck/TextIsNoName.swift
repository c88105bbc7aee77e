/// A reader has a name that does not fit on a page.
///
/// Stated by ``Reader``.
private func reader(_ id: Reader.ID, _ typed: String) throws(ComicFieldFailure) -> Reader {
  #if FAIL
  Reader(id: id, name: typed)  // expected-FAIL-error {{[cannot_convert_argument_value]}}
  #else
  Reader(id: id, name: try ReaderName(typed))
  #endif
}
