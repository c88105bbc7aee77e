/// A stored answer has any age that a caller sets.
///
/// Stated by ``StoredStargazers``.

import CoreDomain
import StargazersDomain

private func stored(_ asked: Timestamp, _ now: Timestamp) -> StoredStargazers {
  #if FAIL
  // expected-FAIL-error@+1 {{[cannot_convert_argument_value]}}
  StoredStargazers(askedAt: asked, now: 0)
  #else
  StoredStargazers(askedAt: asked, now: now)
  #endif
}
