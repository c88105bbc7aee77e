/// Code that expects a next page after every page crashes on the last page.
///
/// Stated by ``HTTPLink``.

private func target(of link: HTTPLink) -> String { link.target }

private func next(after page: HTTPReply) {
  let _: String? = target(of: page.link("next"))  // expected-error {{[optional_not_unwrapped]}}
  let _: String? = page.link("next").map(target)
}
