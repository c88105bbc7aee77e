/// A feed that never came is told to have come in 1970.
///
/// Stated by ``FeedLedger``.

import CoreDomain
import NewsDomain

private func day(of ledger: FeedLedger) -> String {
  #if FAIL
  ledger.fetchedAt.iso8601  // expected-FAIL-error {{[optional_base_not_unwrapped]}}
  #else
  ledger.fetchedAt?.iso8601 ?? "never"
  #endif
}
