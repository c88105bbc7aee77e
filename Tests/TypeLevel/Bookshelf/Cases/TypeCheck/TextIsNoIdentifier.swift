/// A title that is passed where an identifier belongs removes nothing, and nobody sees why.
///
/// Stated by ``ComicRepository/remove(_:)``.

import BookshelfDomain
import CoreDomain

private func remove(
  _ comic: Comic, from repository: any ComicRepository
) async throws(ComicFailure) {
  #if FAIL
  // expected-FAIL-error@+1 {{[cannot_convert_argument_value]}}
  try await repository.remove(comic.title.text)
  #else
  try await repository.remove(comic.id)
  #endif
}
