/// An address is read without the rules for host names, and two spellings become two feeds.
///
/// Stated by ``NewsRules``.
private func address(
  of form: NewsFeedForm, by rules: NewsRules
) throws(StoryFailure) -> WebAddress {
  #if FAIL
  form.subscription().address  // expected-FAIL-error {{[missing_argument_named]}}
  #else
  try form.subscription(by: rules).address
  #endif
}
