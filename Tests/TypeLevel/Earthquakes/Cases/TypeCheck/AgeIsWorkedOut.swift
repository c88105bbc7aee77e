/// An answer without a computed age is a year old and looks new.
///
/// Stated by ``StoredQuakes/ageMilliseconds``.

import CoreDomain
import EarthquakesDomain

private func stored(since asked: Timestamp, _ now: Timestamp) -> StoredQuakes {
  #if FAIL
  // expected-FAIL-error@+1 {{[missing_argument_named]}}
  StoredQuakes(askedAt: asked, isComplete: true)
  #else
  StoredQuakes(askedAt: asked, now: now, isComplete: true)
  #endif
}
