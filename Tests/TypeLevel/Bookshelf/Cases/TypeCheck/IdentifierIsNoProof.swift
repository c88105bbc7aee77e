/// An identifier from a cookie or an address opens a shelf.
///
/// Stated by ``ComicOwnership``.
private func ownership(
  _ id: Reader.ID, _ proof: SignedInReader, _ comics: Set<Comic.ID>
) -> ComicOwnership {
  #if FAIL
  ComicOwnership(of: id, comics: comics)  // expected-FAIL-error {{[cannot_convert_argument_value]}}
  #else
  ComicOwnership(of: proof, comics: comics)
  #endif
}
