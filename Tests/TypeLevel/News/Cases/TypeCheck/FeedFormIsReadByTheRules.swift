/// An address is read without the rules for host names, and two spellings become two feeds.
///
/// Stated by ``NewsRules``.
private func address(of form: NewsFeedForm, by rules: NewsRules) throws(StoryFailure) {
  let _: WebAddress = form.subscription().address  // expected-error {{[missing_argument_named]}}
  let _: WebAddress = try form.subscription(by: rules).address
}
