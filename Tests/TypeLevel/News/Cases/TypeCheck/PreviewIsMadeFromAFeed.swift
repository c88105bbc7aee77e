/// A preview is printed without the format of the document.
///
/// Stated by ``FeedPreviewRecord``.
private func record(of feed: ParsedFeed) -> FeedPreviewRecord {
  #if FAIL
  FeedPreviewRecord(feed.entries)  // expected-FAIL-error {{[cannot_convert_argument_value]}}
  #else
  FeedPreviewRecord(feed)
  #endif
}
