/// The typed identifier of an episode is ordered.
///
/// Stated by ``ComicOrderForm``.
private func buy(
  _ form: ComicOrderForm, for reader: SignedInReader, from repository: any ComicRepository
) async throws(ComicFailure) {
  // expected-error@+1 {{[cannot_convert_argument_value]}}
  _ = try await repository.buy(form.comic, shownAt: nil, for: reader)
  _ = try await repository.buy(try form.order().comic, shownAt: nil, for: reader)
}
