/// A grid with an advertisement crashes the program.
///
/// Stated by ``ComicCell``.
private func isEpisode(_ cell: ComicCell) -> Bool {
  switch cell {  // expected-FAIL-error {{[non_exhaustive_switch]}}
  case .episode: true
  #if !FAIL
  case .advertisement: false
  #endif
  }
}
