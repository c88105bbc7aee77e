/// An answer from the store does not say whether the network works.
///
/// Stated by ``AnswerOrigin/stored(_:because:)``.
private func origin(_ stored: StoredAnswer, _ failure: HTTPFailure) -> AnswerOrigin<HTTPFailure> {
  #if FAIL
  .stored(stored)  // expected-FAIL-error {{[missing_argument_named]}}
  #else
  .stored(stored, because: failure)
  #endif
}
