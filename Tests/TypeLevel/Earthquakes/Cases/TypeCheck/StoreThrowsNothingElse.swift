/// A reader is told about a constraint of a table, and not what to do.
///
/// Stated by ``QuakeStore``.

import CoreDomain
import EarthquakesDomain

private struct Empty: QuakeStore {  // expected-FAIL-error {{[type_does_not_conform]}}
  #if FAIL
  typealias Failure = SQLFailure
  #else
  typealias Failure = QuakeFailure
  #endif

  func newest(limit: Int) async throws(Failure) -> [Quake] { [] }
  func keep(_ quake: Quake) async {}
  func remove(_ id: Quake.ID) async {}
}
