/// A note that is changed in place is lost, although the merge rule would keep it.
///
/// Stated by ``Bookmark``.
private func add(_ new: Bookmark, to stored: inout Bookmark) {
  stored.note = new.note  // expected-error {{[assignment_lhs_is_immutable_property]}}
  stored = MergeRule.added.merge(stored, with: new)
}
