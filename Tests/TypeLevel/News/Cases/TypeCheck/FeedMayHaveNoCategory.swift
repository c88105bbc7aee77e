/// A feed without a category is missing from every tab.
///
/// Stated by ``NewsFeed``.
private func tab(of feed: NewsFeed) {
  let _: String = feed.category.name  // expected-error {{[optional_base_not_unwrapped]}}
  let _: String = feed.category?.name ?? "All"
}
