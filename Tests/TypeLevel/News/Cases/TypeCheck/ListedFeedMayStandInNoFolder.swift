/// A feed at the top of a list gets a category without a name.
///
/// Stated by ``FeedList/Item``.
private func size(of item: FeedList.Item) {
  let _: Int = item.category.count  // expected-error {{[optional_base_not_unwrapped]}}
  let _: Int = item.category?.count ?? 0
}
