/// An import that left out half of a file says that all went well.

import BookmarksDomain

private func report(_ kept: [KeptBookmark], _ file: BookmarkFile) -> ImportReport {
  #if FAIL
  ImportReport(imported: kept.count, merged: 0)  // expected-FAIL-error {{[missing_argument_named]}}
  #else
  ImportReport(imported: kept.count, merged: 0, skipped: file.skipped)
  #endif
}
