/// A feed without a title crashes the program that shows it.
///
/// Stated by ``ParsedFeed``.
private func title(of feed: ParsedFeed) -> String {
  #if FAIL
  feed.title.text  // expected-FAIL-error {{[optional_base_not_unwrapped]}}
  #else
  feed.title?.text ?? ""
  #endif
}
