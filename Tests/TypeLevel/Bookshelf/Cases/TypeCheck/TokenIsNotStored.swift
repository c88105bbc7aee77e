/// A token is stored in a record, and signs in everyone who reads it.
///
/// Stated by ``ReaderToken``.

private func store(_ value: some Encodable) {}

private func keep(_ token: ReaderToken, _ record: ComicReaderRecord) {
  store(token)  // expected-error {{[type_does_not_conform_decl_owner]}}
  store(record)
}
