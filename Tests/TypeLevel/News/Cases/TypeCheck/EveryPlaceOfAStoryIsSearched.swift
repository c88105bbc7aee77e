/// An entry without a fragment is not merged, because the parts of its page are not searched.
///
/// Stated by ``StoryPlace``.
private func text(of place: StoryPlace) -> String {
  switch place {  // expected-FAIL-error {{[non_exhaustive_switch]}}
  case .exactly(let key): key
  case .whole(let page): page
  #if !FAIL
  case .parts(let page): page
  #endif
  }
}
