/// An advertisement without an address links to its own page.
///
/// Stated by ``ComicEpisode/Advertisement``.
private func length(_ advertisement: ComicEpisode.Advertisement) {
  let _: Int? = advertisement.address.count  // expected-error {{[optional_base_not_unwrapped]}}
  let _: Int? = advertisement.address?.count
}
