/// All stories that link to the front page of a site are merged.
///
/// Stated by ``StoryLikeness/init(of:)``.
private func page(of link: WebAddress) -> String? {
  #if FAIL
  StoryLikeness(of: link).page  // expected-FAIL-error {{[optional_base_not_unwrapped]}}
  #else
  StoryLikeness(of: link)?.page
  #endif
}
