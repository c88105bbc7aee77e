/// A list that does not handle a sort order shows the oldest bookmarks as the newest.
///
/// Stated by ``BookmarkOrder``.
private func label(_ order: BookmarkOrder) -> String {
  switch order {  // expected-FAIL-error {{[non_exhaustive_switch]}}
  #if FAIL
  case .newest, .title: "order"
  #else
  case .newest, .title, .oldest: "order"
  #endif
  }
}
