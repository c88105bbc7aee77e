/// A visitor's position is stored on another reader's shelf.
///
/// Stated by ``ComicRepository/keepPlace(at:for:)``.
private func keep(
  _ page: ComicPage, _ reader: SignedInReader?, in repository: any ComicRepository
) async throws(ComicFailure) {
  // expected-error@+1 {{[optional_not_unwrapped]}}
  try await repository.keepPlace(at: page, for: reader)
  if let reader { try await repository.keepPlace(at: page, for: reader) }
}
