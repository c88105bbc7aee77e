/// A document of an unknown format is parsed as a feed.
///
/// Stated by ``FeedFormat``.
private func format(_ name: String) {
  let _: FeedFormat = FeedFormat(rawValue: name)  // expected-error {{[optional_not_unwrapped]}}
  let _: FeedFormat = FeedFormat(rawValue: name) ?? .rss
}
