/// An answer from the store does not say whether the network works.
///
/// Stated by ``StargazerOrigin/stored(_:because:)``.

import StargazersDomain

private func origin(_ stored: StoredStargazers, _ failure: StargazerSourceFailure)
  -> StargazerOrigin
{
  #if FAIL
  .stored(stored)  // expected-FAIL-error {{[missing_argument_named]}}
  #else
  .stored(stored, because: failure)
  #endif
}
