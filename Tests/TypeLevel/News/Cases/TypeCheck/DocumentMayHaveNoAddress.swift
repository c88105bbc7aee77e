/// The relative links of a file have no base address.
///
/// Stated by ``FeedDocument``.
private func base(of document: FeedDocument) -> String {
  #if FAIL
  document.address.text  // expected-FAIL-error {{[optional_base_not_unwrapped]}}
  #else
  document.address?.text ?? ""
  #endif
}
