/// A feed at the top of a list gets a category without a name.
///
/// Stated by ``FeedList/Item``.
private func size(of item: FeedList.Item) -> Int {
  #if FAIL
  item.category.count  // expected-FAIL-error {{[optional_base_not_unwrapped]}}
  #else
  item.category?.count ?? 0
  #endif
}
