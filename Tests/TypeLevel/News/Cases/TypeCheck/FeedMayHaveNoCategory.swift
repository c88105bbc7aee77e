/// A feed without a category is missing from every tab.
///
/// Stated by ``NewsFeed``.
private func tab(of feed: NewsFeed) -> String {
  #if FAIL
  feed.category.name  // expected-FAIL-error {{[optional_base_not_unwrapped]}}
  #else
  feed.category?.name ?? "All"
  #endif
}
