/// A file for a browser is written in a format that no browser reads.
///
/// Stated by ``BookmarkTransferIntent/exportFile(to:as:)``.
private func export(to file: any ByteSink, on screen: any BookmarkTransferScreen) async {
  // expected-error@+1 {{[missing_argument_named]}}
  await screen.send(BookmarkTransferIntent.exportFile(to: file))
  await screen.send(BookmarkTransferIntent.exportFile(to: file, as: .netscape))
}
