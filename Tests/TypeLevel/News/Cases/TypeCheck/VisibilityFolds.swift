/// A story is hidden with one case of its title, and shown with another.
///
/// Stated by ``StoryVisibility``.
private func visibility(_ filters: [NewsFilter], _ folding: any TextFolding) {
  _ = StoryVisibility(filters)  // expected-error {{[missing_argument_named]}}
  _ = StoryVisibility(filters, folding: folding)
}
