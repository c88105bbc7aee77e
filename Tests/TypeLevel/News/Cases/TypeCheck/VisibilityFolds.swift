/// A story is hidden with one case of its title, and shown with another.
///
/// Stated by ``StoryVisibility``.
private func visibility(
  _ filters: [NewsFilter], _ folding: any TextFolding
) -> StoryVisibility {
  #if FAIL
  StoryVisibility(filters)  // expected-FAIL-error {{[missing_argument_named]}}
  #else
  StoryVisibility(filters, folding: folding)
  #endif
}
