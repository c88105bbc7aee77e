/// A query with “not” finds the excluded bookmarks, because the condition is not handled.
///
/// Stated by ``BookmarkCondition``.
private func isSimple(_ condition: BookmarkCondition) -> Bool {
  switch condition {  // expected-FAIL-error {{[non_exhaustive_switch]}}
  case .text, .tag, .unread, .untagged: true
  #if FAIL
  case .all, .any: false
  #else
  case .all, .any, .not: false
  #endif
  }
}
