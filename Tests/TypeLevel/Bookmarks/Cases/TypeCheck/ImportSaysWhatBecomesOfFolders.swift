/// The folders of ten years become a thousand tags that nobody asked for.
///
/// Stated by ``BookmarkTransferIntent/importFile(_:as:folders:encoding:)``.

import BookmarksDomain
import CoreDomain

private func take(
  _ file: any ByteSource, on screen: any BookmarkTransferScreen
) async {
  #if FAIL
  // expected-FAIL-error@+1 {{[missing_argument_named]}}
  await screen.send(BookmarkTransferIntent.importFile(file, as: .netscape, encoding: nil))
  #else
  await screen.send(BookmarkTransferIntent.importFile(file, as: .netscape, folders: .ignore, encoding: nil))
  #endif
}
