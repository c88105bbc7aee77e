/// An advertisement of a newer type crashes the program.
///
/// Stated by ``ComicEpisode/AdvertisementType``.
private func isKnown(_ type: ComicEpisode.AdvertisementType) -> Bool {
  switch type {  // expected-FAIL-error {{[non_exhaustive_switch]}}
  case .banner, .movie: true
  #if !FAIL
  case .other: false
  #endif
  }
}
