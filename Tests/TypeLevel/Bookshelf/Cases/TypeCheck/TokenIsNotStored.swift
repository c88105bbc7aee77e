/// A token is stored in a record, and signs in everyone who reads it.
///
/// Stated by ``ReaderToken``.

private func store(_ value: some Encodable) {}

private func keep(_ token: ReaderToken, _ record: ComicReaderRecord) {
  #if FAIL
  store(token)  // expected-FAIL-error {{[type_does_not_conform_decl_owner]}}
  #else
  store(record)
  #endif
}
