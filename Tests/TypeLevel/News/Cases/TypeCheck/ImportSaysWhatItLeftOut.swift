/// Rows without an address are dropped silently.
///
/// Stated by ``ImportedFeeds``.
private func imported(_ feeds: [NewsFeed]) {
  _ = ImportedFeeds(added: feeds, known: 0)  // expected-error {{[missing_argument_named]}}
  _ = ImportedFeeds(added: feeds, known: 0, leftOut: 0)
}
