/// Text that was never read as a title is kept, and no page has room for it.
///
/// Stated by ``Stargazer/title``.

import CoreDomain
import StargazersDomain

private func stargazer(
  _ id: Stargazer.ID, _ typed: String, at now: Timestamp
) throws(StargazerFailure) -> Stargazer {
  #if FAIL
  // expected-FAIL-error@+1 {{[cannot_convert_argument_value]}}
  Stargazer(id: id, title: typed, createdAt: now)
  #else
  Stargazer(id: id, title: try StargazerTitle(typed), createdAt: now)
  #endif
}
