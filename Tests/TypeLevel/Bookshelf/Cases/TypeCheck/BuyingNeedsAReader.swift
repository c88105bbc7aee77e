/// An order is paid for by no account, or by any named account.
///
/// Stated by ``ComicRepository/buy(_:shownAt:for:)``.
private func buy(
  _ comic: Comic, _ reader: Reader, _ proof: SignedInReader,
  from repository: any ComicRepository
) async throws(ComicFailure) -> ComicSale {
  #if FAIL
  // expected-FAIL-error@+1 {{[cannot_convert_argument_value]}}
  try await repository.buy(comic.id, shownAt: comic.price, for: reader)
  #else
  try await repository.buy(comic.id, shownAt: comic.price, for: proof)
  #endif
}
