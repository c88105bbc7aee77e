/// A volume that is not for sale has a button to buy it.
///
/// Stated by ``ComicVolume``.
private func volume(_ comic: Comic) -> ComicVolume {
  #if FAIL
  // expected-FAIL-error@+1 {{[missing_argument_named]}}
  ComicVolume(comic: comic, readability: .hidden, place: nil)
  #else
  ComicVolume(comic: comic, readability: .hidden, obstacle: .hidden, place: nil)
  #endif
}
