/// A record that is put together by hand has a date that no other command prints.
///
/// Stated by ``ComicShelfRecord``.

import BookshelfDomain
import CoreDomain

private func record(of entry: ComicShelfEntry) -> ComicShelfRecord {
  #if FAIL
  ComicShelfRecord(entry.id)  // expected-FAIL-error {{[cannot_convert_argument_value]}}
  #else
  ComicShelfRecord(entry)
  #endif
}
