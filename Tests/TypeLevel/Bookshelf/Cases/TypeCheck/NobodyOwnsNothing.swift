/// A visitor who is not signed in owns any volume that they name.
///
/// Stated by ``ComicOwnership``.
private func ownership(_ proof: SignedInReader, _ comics: Set<Comic.ID>) {
  _ = ComicOwnership(comics: comics)  // expected-error {{[missing_argument_named]}}
  _ = ComicOwnership(of: proof, comics: comics)
}
