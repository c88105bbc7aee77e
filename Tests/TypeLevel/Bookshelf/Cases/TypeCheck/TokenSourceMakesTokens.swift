/// A predictable token signs in anybody as anybody.
///
/// Stated by ``ReaderTokenSource``.
private struct Numbers: ReaderTokenSource {  // expected-FAIL-error {{[type_does_not_conform]}}
  let token: ReaderToken
  #if FAIL
  func next() -> String { "1" }
  #else
  func next() -> ReaderToken { token }
  #endif
}
