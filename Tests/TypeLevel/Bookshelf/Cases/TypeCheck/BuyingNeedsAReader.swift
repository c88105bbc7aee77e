/// An order is paid for by no account, or by any named account.
///
/// Stated by ``ComicRepository/buy(_:shownAt:for:)``.
private func buy(
  _ comic: Comic, _ reader: Reader, _ proof: SignedInReader,
  from repository: any ComicRepository
) async throws(ComicFailure) {
  // expected-error@+1 {{[cannot_convert_argument_value]}}
  _ = try await repository.buy(comic.id, shownAt: comic.price, for: reader)
  _ = try await repository.buy(comic.id, shownAt: comic.price, for: proof)
}
