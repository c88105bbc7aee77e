/// A search in capitals finds no stories.
///
/// Stated by ``StorySearching``.
private func searching(_ folding: any TextFolding) {
  _ = StorySearching()  // expected-error {{[missing_argument_named]}}
  _ = StorySearching(folding: folding)
}
