/// A name with a line break looks like two readers.
///
/// Stated by ``ReaderName/init(_:)``.
private func name(_ typed: String) throws(ComicFieldFailure) {
  _ = ReaderName(typed)  // expected-error {{[throwing_call_without_try]}}
  _ = try ReaderName(typed)
}
