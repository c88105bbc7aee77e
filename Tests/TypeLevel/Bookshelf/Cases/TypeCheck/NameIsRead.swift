/// A name with a line break looks like two readers.
///
/// Stated by ``ReaderName/init(_:)``.
private func name(_ typed: String) throws(ComicFieldFailure) -> ReaderName {
  #if FAIL
  ReaderName(typed)  // expected-FAIL-error {{[throwing_call_without_try]}}
  #else
  try ReaderName(typed)
  #endif
}
