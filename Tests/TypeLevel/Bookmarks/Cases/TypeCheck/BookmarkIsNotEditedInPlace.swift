/// A note that is changed in place is lost, although the merge rule would keep it.
///
/// Stated by ``Bookmark``.
private func add(_ new: Bookmark, to stored: inout Bookmark) {
  #if FAIL
  stored.note = new.note  // expected-FAIL-error {{[assignment_lhs_is_immutable_property]}}
  #else
  stored = MergeRule.added.merge(stored, with: new)
  #endif
}
