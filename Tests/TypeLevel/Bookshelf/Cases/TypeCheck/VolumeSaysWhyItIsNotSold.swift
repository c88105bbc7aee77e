/// A volume that is not for sale has a button to buy it.
///
/// Stated by ``ComicVolume``.
private func volume(_ comic: Comic) {
  // expected-error@+1 {{[missing_argument_named]}}
  _ = ComicVolume(comic: comic, readability: .hidden, place: nil)
  _ = ComicVolume(comic: comic, readability: .hidden, obstacle: .hidden, place: nil)
}
