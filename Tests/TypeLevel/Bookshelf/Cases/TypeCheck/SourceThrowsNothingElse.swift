/// An incomplete page ends a synchronisation with an error that no screen can show.
///
/// Stated by ``CatalogueSource``.
private struct Broken: CatalogueSource {  // expected-FAIL-error {{[type_does_not_conform]}}
  #if FAIL
  typealias Failure = HTTPFailure
  #else
  typealias Failure = ComicFailure
  #endif

  func fetch(
    _ page: CataloguePage, _ validators: HTTPValidators
  ) async throws(Failure) -> CatalogueReply { .unchanged(validators, next: nil) }
}
