/// A caller declares a volume as readable, bypassing the rule.
///
/// Stated by ``ReadableComic``.
private func readable(
  _ comic: Comic, _ item: ComicItem, of series: ComicSeries, for ownership: ComicOwnership,
  at now: Timestamp
) -> ReadableComic? {
  #if FAIL
  // expected-FAIL-error@+1 {{[no_overloads_match_exactly_in_call]}}
  ReadableComic(item: item, title: series.title, pages: comic.pages)
  #else
  ReadableComic(comic, of: series, for: ownership, at: now)
  #endif
}
