/// An episode is shown as a volume.
///
/// Stated by ``ComicItem``.
private func isVolume(_ item: ComicItem) -> Bool {
  switch item {  // expected-FAIL-error {{[non_exhaustive_switch]}}
  case .comic: true
  #if !FAIL
  case .episode: false
  #endif
  }
}
