/// Two people edit one bookmark, and the second one overwrites the first one's text unnoticed.
///
/// Stated by ``BookmarkRepository/change(_:by:expecting:)``.

import BookmarksDomain

private func save(
  _ change: BookmarkChange, of seen: Bookmark, in repository: any BookmarkRepository
) async throws(BookmarkFailure) -> Bookmark {
  #if FAIL
  // expected-FAIL-error@+1 {{[missing_argument_named]}}
  try await repository.change(seen.id, by: change)
  #else
  try await repository.change(seen.id, by: change, expecting: seen.version)
  #endif
}
