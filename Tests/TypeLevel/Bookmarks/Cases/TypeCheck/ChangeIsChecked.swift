/// A title of a megabyte is stored by a change, because its length is not checked.
///
/// Stated by ``BookmarkChange``.
private func change(_ title: String) throws(BookmarkFailure) {
  _ = BookmarkChange(title: title)  // expected-error {{[throwing_call_without_try]}}
  _ = try BookmarkChange(title: title)
}
