/// Rows without an address are dropped silently.
///
/// Stated by ``ImportedFeeds``.
private func imported(_ feeds: [NewsFeed]) -> ImportedFeeds {
  #if FAIL
  ImportedFeeds(added: feeds, known: 0)  // expected-FAIL-error {{[missing_argument_named]}}
  #else
  ImportedFeeds(added: feeds, known: 0, leftOut: 0)
  #endif
}
