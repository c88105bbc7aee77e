/// The owner of another series' volume can open an episode.
///
/// Stated by ``ComicEpisode/comic``.
private func episode(_ id: ComicEpisode.ID, of series: ComicSeries, _ comic: Comic) {
  _ = ComicEpisode(id: id, comic: series.id)  // expected-error {{[cannot_convert_argument_value]}}
  _ = ComicEpisode(id: id, comic: comic.id)
}
