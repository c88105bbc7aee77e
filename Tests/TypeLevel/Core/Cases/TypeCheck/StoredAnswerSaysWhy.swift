/// An answer from the store does not say whether the network works.
///
/// Stated by ``AnswerOrigin/stored(_:because:)``.
private func origin(_ stored: StoredAnswer, _ failure: HTTPFailure) {
  let _: AnswerOrigin<HTTPFailure> = .stored(stored)  // expected-error {{[missing_argument_named]}}
  let _: AnswerOrigin<HTTPFailure> = .stored(stored, because: failure)
}
