/// The folders of ten years become a thousand tags that nobody asked for.
///
/// Stated by ``BookmarkTransferScreen/importFile(_:as:folders:)``.

import BookmarksDomain
import CoreDomain

private func take(
  _ file: any ByteSource, on screen: any BookmarkTransferScreen
) async {
  #if FAIL
  await screen.importFile(file, as: .netscape)  // expected-FAIL-error {{[missing_argument_named]}}
  #else
  await screen.importFile(file, as: .netscape, folders: .ignore)
  #endif
}
