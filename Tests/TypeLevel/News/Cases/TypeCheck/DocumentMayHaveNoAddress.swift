/// The relative links of a file have no base address.
///
/// Stated by ``FeedDocument``.
private func base(of document: FeedDocument) {
  let _: String = document.address.text  // expected-error {{[optional_base_not_unwrapped]}}
  let _: String = document.address?.text ?? ""
}
