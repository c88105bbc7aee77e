/// Who opens a volume sees the series that has its identifier.
///
/// Stated by ``ComicSeries``.
private func open(
  _ comic: Comic, of series: ComicSeries, in repository: any ComicRepository
) async throws(ComicFailure) {
  // expected-error@+1 {{[cannot_convert_argument_value]}}
  _ = try await repository.detail(of: comic.id, for: nil)
  _ = try await repository.detail(of: series.id, for: nil)
}
