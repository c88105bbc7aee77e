/// A feed is moved without a target category.
///
/// Stated by ``NewsFeedsIntent``.
private func intent(_ feed: String, _ category: String) {
  let _: NewsFeedsIntent = .file(feed)  // expected-error {{[missing_argument_named]}}
  let _: NewsFeedsIntent = .file(feed, under: category)
}
