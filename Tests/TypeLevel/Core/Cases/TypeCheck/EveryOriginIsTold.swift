/// Stored data looks like fresh data, because one of the origins is not handled.
///
/// Stated by ``AnswerOrigin``.
private func isSure(_ origin: AnswerOrigin<HTTPFailure>) -> Bool {
  switch origin {  // expected-FAIL-error {{[non_exhaustive_switch]}}
  #if FAIL
  case .service, .fresh: true
  #else
  case .service, .fresh, .stored: true
  #endif
  }
}
