/// A file that was to be read by a browser is written in a format that no browser reads.
///
/// Stated by ``BookmarkTransferScreen/exportFile(to:as:)``.

import BookmarksDomain
import CoreDomain

private func export(to file: any ByteSink, on screen: any BookmarkTransferScreen) async {
  #if FAIL
  await screen.exportFile(to: file)  // expected-FAIL-error {{[missing_argument_named]}}
  #else
  await screen.exportFile(to: file, as: .netscape)
  #endif
}
