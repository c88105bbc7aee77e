/// The owner of an episode reads the volume with the same identifier for free.
///
/// Stated by ``ComicEpisode``.
private func ownership(of proof: SignedInReader, _ episode: ComicEpisode, _ comic: Comic) {
  // expected-error@+1 {{[cannot_convert_array_element]}}
  _ = ComicOwnership(of: proof, comics: [episode.id])
  _ = ComicOwnership(of: proof, comics: [comic.id])
}
