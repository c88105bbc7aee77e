/// A service that limits requests is asked again at once.
///
/// Stated by ``StargazerSourceFailure``.
private func mayBeAskedAgain(_ failure: StargazerSourceFailure) -> Bool {
  switch failure {  // expected-FAIL-error {{[non_exhaustive_switch]}}
  case .notFound, .forbidden, .badToken, .ceiling, .refused, .foreign, .cancelled: false
  #if FAIL
  case .unreachable, .outOfOrder, .unreadable: true
  #else
  case .unreachable, .outOfOrder, .unreadable, .limited: true
  #endif
  }
}
