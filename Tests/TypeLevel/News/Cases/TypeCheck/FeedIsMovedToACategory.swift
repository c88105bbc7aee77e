/// A feed is moved without a target category.
///
/// Stated by ``NewsFeedsIntent``.
private func intent(_ feed: String, _ category: String) -> NewsFeedsIntent {
  #if FAIL
  .file(feed)  // expected-FAIL-error {{[missing_argument_named]}}
  #else
  .file(feed, under: category)
  #endif
}
