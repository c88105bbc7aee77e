/// A page counts as proof of another page that was never fetched.
///
/// Stated by ``StoredPage/isJoined``.
private func vouches(_ page: StoredPage, since fetched: Timestamp) -> Bool {
  var page = page
  page.isJoined = true
  #if FAIL
  page.fetchedAt = fetched  // expected-FAIL-error {{[assignment_lhs_is_immutable_property]}}
  #else
  page.checkedAt = fetched
  #endif
  return page.isJoined
}
