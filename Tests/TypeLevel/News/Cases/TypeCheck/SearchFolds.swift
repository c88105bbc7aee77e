/// A search in capitals finds no stories.
///
/// Stated by ``StorySearching``.
private func searching(_ folding: any TextFolding) -> StorySearching {
  #if FAIL
  StorySearching()  // expected-FAIL-error {{[missing_argument_named]}}
  #else
  StorySearching(folding: folding)
  #endif
}
