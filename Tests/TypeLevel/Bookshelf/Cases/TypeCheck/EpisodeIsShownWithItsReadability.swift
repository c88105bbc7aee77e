/// An episode that nobody may read is shown like one that everybody may.
///
/// Stated by ``ComicEpisodeCell``.

import BookshelfDomain

private func cell(_ episode: ComicEpisode) -> ComicEpisodeCell {
  #if FAIL
  ComicEpisodeCell(episode: episode)  // expected-FAIL-error {{[missing_argument_named]}}
  #else
  ComicEpisodeCell(episode: episode, readability: .hidden)
  #endif
}
