/// A visitor who is not signed in owns any volume that they name.
///
/// Stated by ``ComicOwnership``.
private func ownership(_ proof: SignedInReader, _ comics: Set<Comic.ID>) -> ComicOwnership {
  #if FAIL
  ComicOwnership(comics: comics)  // expected-FAIL-error {{[missing_argument_named]}}
  #else
  ComicOwnership(of: proof, comics: comics)
  #endif
}
