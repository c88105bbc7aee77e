/// Text that was never read as a title is kept, and no page has room for it.
///
/// Stated by ``Quake/title``.

import CoreDomain
import EarthquakesDomain

private func quake(
  _ id: Quake.ID, _ typed: String, at now: Timestamp
) throws(QuakeFailure) -> Quake {
  #if FAIL
  // expected-FAIL-error@+1 {{[cannot_convert_argument_value]}}
  Quake(id: id, title: typed, createdAt: now)
  #else
  Quake(id: id, title: try QuakeTitle(typed), createdAt: now)
  #endif
}
