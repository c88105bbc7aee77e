/// A reader is told about a constraint of a table, and not what to do.
///
/// Stated by ``StargazerStore``.

import CoreDomain
import StargazersDomain

private struct Empty: StargazerStore {  // expected-FAIL-error {{[type_does_not_conform]}}
  #if FAIL
  typealias Failure = SQLFailure
  #else
  typealias Failure = StargazerFailure
  #endif

  func newest(limit: Int) async throws(Failure) -> [Stargazer] { [] }
  func keep(_ stargazer: Stargazer) async {}
  func remove(_ id: Stargazer.ID) async {}
}
