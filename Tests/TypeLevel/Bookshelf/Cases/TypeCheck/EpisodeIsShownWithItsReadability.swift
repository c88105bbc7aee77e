/// A locked episode looks like a free one.
///
/// Stated by ``ComicEpisodeCell``.
private func cell(_ episode: ComicEpisode) {
  _ = ComicEpisodeCell(episode: episode)  // expected-error {{[missing_argument_named]}}
  _ = ComicEpisodeCell(episode: episode, readability: .hidden)
}
