/// Code that expects a next page after every page crashes on the last page.
///
/// Stated by ``HTTPLink``.

private func target(of link: HTTPLink) -> String { link.target }

private func next(after page: HTTPReply) -> String? {
  #if FAIL
  target(of: page.link("next"))  // expected-FAIL-error {{[optional_not_unwrapped]}}
  #else
  page.link("next").map(target)
  #endif
}
