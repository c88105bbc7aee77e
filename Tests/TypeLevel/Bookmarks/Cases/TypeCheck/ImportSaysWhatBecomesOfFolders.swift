/// The folders of ten years become a thousand unwanted tags.
///
/// Stated by ``BookmarkTransferIntent/importFile(_:as:folders:encoding:)``.
private func intent(_ file: any ByteSource) {
  // expected-error@+1 {{[missing_argument_named]}}
  let _: BookmarkTransferIntent = .importFile(file, as: .netscape, encoding: nil)
  let _: BookmarkTransferIntent = .importFile(file, as: .netscape, folders: .ignore, encoding: nil)
}
