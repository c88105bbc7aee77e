/// A filter misses text in another case or width.
///
/// Stated by ``StoryFiltering``.
private func filtering(_ filters: [NewsFilter], _ folding: any TextFolding) {
  _ = StoryFiltering(filters)  // expected-error {{[missing_argument_named]}}
  _ = StoryFiltering(filters, folding: folding)
}
