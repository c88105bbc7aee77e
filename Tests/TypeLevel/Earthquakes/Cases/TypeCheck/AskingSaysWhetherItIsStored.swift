/// A number that was counted alone is taken for a list that is kept, and the list is empty.
///
/// Stated by ``QuakeAsking/isStored``.

import CoreDomain
import EarthquakesDomain

private func asking(_ question: QuakeQuestion, at now: Timestamp) -> QuakeAsking {
  #if FAIL
  // expected-FAIL-error@+1 {{[missing_argument_named]}}
  QuakeAsking(question: question, askedAt: now, count: 3)
  #else
  QuakeAsking(question: question, askedAt: now, count: 3, isStored: false)
  #endif
}
