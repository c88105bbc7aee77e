/// Anyone who knows a reader's identifier sees their progress.
///
/// Stated by ``ComicRepository/progress(of:)``.
private func progress(
  _ reader: Reader, _ proof: SignedInReader, in repository: any ComicRepository
) async throws(ComicFailure) -> [ComicProgress] {
  #if FAIL
  // expected-FAIL-error@+1 {{[cannot_convert_argument_value]}}
  try await repository.progress(of: reader.id)
  #else
  try await repository.progress(of: proof)
  #endif
}
