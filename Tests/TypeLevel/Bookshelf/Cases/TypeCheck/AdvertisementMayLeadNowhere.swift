/// An advertisement without an address links to its own page.
///
/// Stated by ``ComicEpisode/Advertisement``.
private func length(_ advertisement: ComicEpisode.Advertisement) -> Int? {
  #if FAIL
  advertisement.address.count  // expected-FAIL-error {{[optional_base_not_unwrapped]}}
  #else
  advertisement.address?.count
  #endif
}
