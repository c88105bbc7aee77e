/// All stories that link to the front page of a site are merged.
///
/// Stated by ``StoryLikeness/init(of:)``.
private func page(of link: WebAddress) {
  let _: String? = StoryLikeness(of: link).page  // expected-error {{[optional_base_not_unwrapped]}}
  let _: String? = StoryLikeness(of: link)?.page
}
