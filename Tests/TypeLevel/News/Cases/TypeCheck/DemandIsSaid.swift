/// A feed that is not due is asked, since nobody said who wants it.
///
/// Stated by ``FeedDemand``.

import CoreDomain
import NewsDomain

private func isAsked(_ ledger: FeedLedger, _ demand: FeedDemand, at now: Timestamp) -> Bool {
  #if FAIL
  ledger.allowsAsking(at: now)  // expected-FAIL-error {{[missing_argument_positional]}}
  #else
  ledger.allowsAsking(demand, at: now)
  #endif
}
