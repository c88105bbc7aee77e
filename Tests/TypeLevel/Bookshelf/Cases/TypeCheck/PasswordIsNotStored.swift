/// A password is stored in a record.
///
/// Stated by ``ReaderPassword``.

private func store(_ value: some Encodable) {}

private func keep(_ password: ReaderPassword, _ record: ComicReaderRecord) {
  store(password)  // expected-error {{[type_does_not_conform_decl_owner]}}
  store(record)
}
