/// A busy store is reported like an invalid input, and the user gives up.
///
/// Stated by ``StargazerFailure``.

import StargazersDomain

private func status(_ failure: StargazerFailure) -> Int {
  switch failure {  // expected-FAIL-error {{[non_exhaustive_switch]}}
  case .form: 64
  case .unknownRepository, .unknownStargazer, .restricted, .cancelled: 65
  case .source, .unknownEnd: 69
  #if FAIL
  case .full, .storage: 74
  #else
  case .full, .storage, .busy: 74
  #endif
  }
}
