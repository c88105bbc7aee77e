/// An address that is assembled by hand differs from the service's.
///
/// Stated by ``PagePlace``.
private func place(_ address: String) {
  _ = PagePlace(address: address)  // expected-error {{[missing_argument_named]}}
  _ = PagePlace(number: 2, address: address)
}
