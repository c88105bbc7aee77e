/// A feed that never came is told to have come in 1970.
///
/// Stated by ``FetchState``.

import CoreDomain
import NewsDomain

private func day(of fetchState: FetchState) -> String {
  #if FAIL
  fetchState.fetchedAt.iso8601  // expected-FAIL-error {{[optional_base_not_unwrapped]}}
  #else
  fetchState.fetchedAt?.iso8601 ?? "never"
  #endif
}
