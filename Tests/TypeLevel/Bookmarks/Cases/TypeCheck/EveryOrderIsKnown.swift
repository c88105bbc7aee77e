/// A list that forgets one of the orders shows the oldest bookmarks first, and calls them new.
///
/// Stated by ``BookmarkOrder``.

import BookmarksDomain

private func label(_ order: BookmarkOrder) -> String {
  switch order {  // expected-FAIL-error {{[non_exhaustive_switch]}}
  #if FAIL
  case .newest, .title: "order"
  #else
  case .newest, .title, .oldest: "order"
  #endif
  }
}
