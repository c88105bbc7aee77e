/// An episode is bought as the volume with the same identifier.
///
/// Stated by ``Comic``.
private func buy(
  _ comic: Comic, _ episode: ComicEpisode, for reader: SignedInReader,
  from repository: any ComicRepository
) async throws(ComicFailure) {
  // expected-error@+1 {{[cannot_convert_argument_value]}}
  _ = try await repository.buy(episode.id, shownAt: nil, for: reader)
  _ = try await repository.buy(comic.id, shownAt: nil, for: reader)
}
