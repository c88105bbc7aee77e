/// A title with a line break in it is kept, and the list shows two lines for one stargazer.
///
/// Stated by ``StargazerTitle/init(_:)``.

import StargazersDomain

private func title(_ typed: String) throws(StargazerFailure) -> StargazerTitle {
  #if FAIL
  StargazerTitle(typed)  // expected-FAIL-error {{[throwing_call_without_try]}}
  #else
  try StargazerTitle(typed)
  #endif
}
