/// An import that failed half way reports that no bookmark was stored.
///
/// Stated by ``BookmarkTransferState/failure(_:after:)``.
private func state(_ failure: BookmarkFailure, _ report: ImportReport) {
  let _: BookmarkTransferState = .failure(failure)  // expected-error {{[missing_argument_named]}}
  let _: BookmarkTransferState = .failure(failure, after: report)
}
