/// A filter misses text in another case or width.
///
/// Stated by ``StoryFiltering``.
private func filtering(
  _ filters: [NewsFilter], _ folding: any TextFolding
) -> StoryFiltering {
  #if FAIL
  StoryFiltering(filters)  // expected-FAIL-error {{[missing_argument_named]}}
  #else
  StoryFiltering(filters, folding: folding)
  #endif
}
