/// A feed without a title is offered as an empty line.
///
/// Stated by ``FeedLink``.
private func size(of link: FeedLink) -> Int {
  #if FAIL
  link.title.count  // expected-FAIL-error {{[optional_base_not_unwrapped]}}
  #else
  link.title?.count ?? 0
  #endif
}
