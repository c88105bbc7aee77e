/// A command that could not write its file ends with success, and the original is deleted.
///
/// Stated by ``FileFailure``.
private func status(ofWritingTo path: String, in files: any FileSystem) async -> Int {
  do throws(FileFailure) {
    try await files.replacement(of: path).commit()
    return 0
  } catch {
    switch error {  // expected-FAIL-error {{[non_exhaustive_switch]}}
    case .missing, .unreadable: return 66
    #if FAIL
    case .tooLarge: return 73
    #else
    case .tooLarge, .unwritable, .readerGone: return 73
    #endif
    }
  }
}
