/// A document that calls itself a feed is read by rules of no format.
///
/// Stated by ``FeedFormat``.

import NewsDomain

private func format(_ name: String) -> FeedFormat {
  #if FAIL
  FeedFormat(rawValue: name)  // expected-FAIL-error {{[optional_not_unwrapped]}}
  #else
  FeedFormat(rawValue: name) ?? .rss
  #endif
}
