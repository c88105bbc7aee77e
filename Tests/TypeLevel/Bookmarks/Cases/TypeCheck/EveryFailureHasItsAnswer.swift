/// A full disk is reported like an invalid input, and the user corrects an input that is valid.
///
/// Stated by ``BookmarkFailure``.
private func status(of stored: any StoredBookmarks, _ filter: BookmarkFilter) async -> Int {
  do throws(BookmarkFailure) {
    _ = try await stored.page(filter)
    return 0
  } catch {
    switch error {  // expected-FAIL-error {{[non_exhaustive_switch]}}
    case .form: return 64
    case .addressNotFound, .ambiguous: return 65
    case .emptyChange, .tagNotFound, .addressTaken: return 65
    case .changedMeanwhile, .unreadableFile, .unusableEncoding, .file: return 65
    case .notFound: return 65
    #if !FAIL
    case .store: return 74
    #endif
    }
  }
}
