/// A title that is used as an identifier removes another bookmark, or none.
///
/// Stated by ``BookmarkRepository/remove(_:expecting:)``.

import BookmarksDomain
import CoreDomain

private func remove(
  _ bookmark: Bookmark, from repository: any BookmarkRepository
) async throws(BookmarkFailure) {
  #if FAIL
  // expected-FAIL-error@+1 {{[cannot_convert_array_element]}}
  try await repository.remove([bookmark.title], expecting: nil)
  #else
  try await repository.remove([bookmark.id], expecting: nil)
  #endif
}
