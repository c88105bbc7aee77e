/// A link in foreign content runs a script on the page.
///
/// Stated by ``WebAddress/init(_:)``.
private func href(_ text: String) {
  let _: String = WebAddress(text).text  // expected-error {{[optional_base_not_unwrapped]}}
  let _: String = WebAddress(text)?.text ?? ""
}
