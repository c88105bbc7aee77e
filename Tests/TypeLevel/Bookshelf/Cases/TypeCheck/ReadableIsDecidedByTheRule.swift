/// A caller declares a volume as readable, bypassing the rule.
///
/// Stated by ``ReadableComic``.
private func readable(
  _ comic: Comic, _ item: ComicItem, of series: ComicSeries, for ownership: ComicOwnership,
  at now: Timestamp
) {
  // expected-error@+1 {{[no_overloads_match_exactly_in_call]}}
  _ = ReadableComic(item: item, title: series.title, pages: comic.pages)
  _ = ReadableComic(comic, of: series, for: ownership, at: now)
}
