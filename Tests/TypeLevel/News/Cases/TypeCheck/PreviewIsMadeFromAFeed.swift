/// A preview is printed without the format of the document.
///
/// Stated by ``FeedPreviewRecord``.
private func record(of feed: ParsedFeed) {
  _ = FeedPreviewRecord(feed.entries)  // expected-error {{[cannot_convert_argument_value]}}
  _ = FeedPreviewRecord(feed)
}
