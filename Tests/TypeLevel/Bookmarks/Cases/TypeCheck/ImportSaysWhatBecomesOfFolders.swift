/// The folders of ten years become a thousand unwanted tags.
///
/// Stated by ``BookmarkTransferIntent/importFile(_:as:folders:encoding:)``.
private func intent(_ file: any ByteSource) -> BookmarkTransferIntent {
  #if FAIL
  // expected-FAIL-error@+1 {{[missing_argument_named]}}
  .importFile(file, as: .netscape, encoding: nil)
  #else
  .importFile(file, as: .netscape, folders: .ignore, encoding: nil)
  #endif
}
