/// An import that failed half way reports that no bookmark was stored.
///
/// Stated by ``BookmarkTransferState/failure(_:after:)``.
private func state(_ failure: BookmarkFailure, _ report: ImportReport) -> BookmarkTransferState {
  #if FAIL
  .failure(failure)  // expected-FAIL-error {{[missing_argument_named]}}
  #else
  .failure(failure, after: report)
  #endif
}
