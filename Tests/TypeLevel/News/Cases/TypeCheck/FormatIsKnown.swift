/// A document of an unknown format is parsed as a feed.
///
/// Stated by ``FeedFormat``.
private func format(_ name: String) -> FeedFormat {
  #if FAIL
  FeedFormat(rawValue: name)  // expected-FAIL-error {{[optional_not_unwrapped]}}
  #else
  FeedFormat(rawValue: name) ?? .rss
  #endif
}
