/// Anyone who knows a reader's identifier sees their progress.
///
/// Stated by ``ComicRepository/progress(of:)``.
private func progress(
  _ reader: Reader, _ proof: SignedInReader, in repository: any ComicRepository
) async throws(ComicFailure) {
  // expected-error@+1 {{[cannot_convert_argument_value]}}
  _ = try await repository.progress(of: reader.id)
  _ = try await repository.progress(of: proof)
}
