/// An identifier from a cookie or an address opens a shelf.
///
/// Stated by ``ComicOwnership``.
private func ownership(_ id: Reader.ID, _ proof: SignedInReader, _ comics: Set<Comic.ID>) {
  _ = ComicOwnership(of: id, comics: comics)  // expected-error {{[cannot_convert_argument_value]}}
  _ = ComicOwnership(of: proof, comics: comics)
}
