/// A reader is told about a constraint of a table, and not what to do.
///
/// Stated by ``ComicStore``.

import BookshelfDomain
import CoreDomain

private struct Empty: ComicStore {  // expected-FAIL-error {{[type_does_not_conform]}}
  #if FAIL
  typealias Failure = SQLFailure
  #else
  typealias Failure = ComicFailure
  #endif

  func newest(limit: Int) async throws(Failure) -> [Comic] { [] }
  func keep(_ comic: Comic) async {}
  func remove(_ id: Comic.ID) async {}
}
