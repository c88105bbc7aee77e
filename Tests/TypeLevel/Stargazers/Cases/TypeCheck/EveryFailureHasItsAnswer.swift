/// A full disk is reported like an invalid input, and the user corrects an input that is valid.
///
/// Stated by ``StargazerFailure``.
private func status(_ failure: StargazerFailure) -> Int {
  switch failure {  // expected-FAIL-error {{[non_exhaustive_switch]}}
  case .form: 64
  case .unknownRepository, .unknownStargazer, .restricted, .cancelled: 65
  case .source, .unknownEnd: 69
  #if !FAIL
  case .store: 74
  #endif
  }
}
