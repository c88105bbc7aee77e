/// Whoever wants to read something declares that they may.
///
/// Stated by ``ReadableComic``.

import BookshelfDomain
import CoreDomain

private func readable(
  _ comic: Comic, of series: ComicSeries, for ownership: ComicOwnership, at now: Timestamp
) -> ReadableComic? {
  #if FAIL
  // expected-FAIL-error@+4 {{[extra_arguments_in_call]}}
  // expected-FAIL-error@+3 {{[missing_arguments_in_call]}}
  // expected-FAIL-error@+2 {{[could_not_use_instance_member_on_type]}}
  // expected-FAIL-error@+1 {{[cannot_call_non_function_value]}}
  ReadableComic(item: .comic(comic.id), title: series.title, pages: comic.pages)
  #else
  ReadableComic(comic, of: series, for: ownership, at: now)
  #endif
}
