/// A link in foreign content runs a script on the page.
///
/// Stated by ``WebAddress/init(_:)``.
private func href(_ text: String) -> String {
  #if FAIL
  WebAddress(text).text  // expected-FAIL-error {{[optional_base_not_unwrapped]}}
  #else
  WebAddress(text)?.text ?? ""
  #endif
}
