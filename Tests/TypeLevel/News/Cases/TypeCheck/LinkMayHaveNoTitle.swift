/// A feed without a title is offered as an empty line.
///
/// Stated by ``FeedLink``.
private func size(of link: FeedLink) {
  let _: Int = link.title.count  // expected-error {{[optional_base_not_unwrapped]}}
  let _: Int = link.title?.count ?? 0
}
