/// A record that is put together by hand prints its date in a form that no other command prints.
///
/// Stated by ``ComicRecord``.

import BookshelfDomain

private func record(of comic: Comic) -> ComicRecord {
  #if FAIL
  // expected-FAIL-error@+2 {{[extra_argument_named]}}
  // expected-FAIL-error@+1 {{[cannot_convert_argument_value]}}
  ComicRecord(id: comic.id.raw, createdAt: "21/11/2026")
  #else
  ComicRecord(comic)
  #endif
}
