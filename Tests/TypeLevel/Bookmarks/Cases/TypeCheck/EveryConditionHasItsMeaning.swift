/// A query with “not” finds what it was to leave out, since its condition was forgotten.
///
/// Stated by ``BookmarkCondition``.

import BookmarksDomain

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
