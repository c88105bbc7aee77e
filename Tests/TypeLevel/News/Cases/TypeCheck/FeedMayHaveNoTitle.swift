/// A feed without a title crashes the program that shows it.
///
/// Stated by ``ParsedFeed``.
private func title(of feed: ParsedFeed) {
  let _: String = feed.title.text  // expected-error {{[optional_base_not_unwrapped]}}
  let _: String = feed.title?.text ?? ""
}
