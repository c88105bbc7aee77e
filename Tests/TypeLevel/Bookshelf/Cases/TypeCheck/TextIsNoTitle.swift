/// Text that was never read as a title is kept, and no page has room for it.
///
/// Stated by ``Comic/title``.

import BookshelfDomain
import CoreDomain

private func comic(
  _ id: Comic.ID, _ typed: String, at now: Timestamp
) throws(ComicFailure) -> Comic {
  #if FAIL
  // expected-FAIL-error@+1 {{[cannot_convert_argument_value]}}
  Comic(id: id, title: typed, createdAt: now)
  #else
  Comic(id: id, title: try ComicTitle(typed), createdAt: now)
  #endif
}
