/// A locked episode looks like a free one.
///
/// Stated by ``ComicEpisodeCell``.
private func cell(_ episode: ComicEpisode) -> ComicEpisodeCell {
  #if FAIL
  ComicEpisodeCell(episode: episode)  // expected-FAIL-error {{[missing_argument_named]}}
  #else
  ComicEpisodeCell(episode: episode, readability: .hidden)
  #endif
}
