/// A title that is used as an identifier finds no series, without an explanation.
///
/// Stated by ``ComicSeries/ID``.
private func open(
  _ series: ComicSeries, in repository: any ComicRepository
) async throws(ComicFailure) {
  // expected-error@+1 {{[cannot_convert_argument_value]}}
  _ = try await repository.detail(of: series.title, for: nil)
  _ = try await repository.detail(of: series.id, for: nil)
}
