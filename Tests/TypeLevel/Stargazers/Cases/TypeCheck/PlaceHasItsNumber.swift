/// An address that is assembled by hand differs from the service's.
///
/// Stated by ``PagePlace``.
private func place(_ address: String) -> PagePlace {
  #if FAIL
  PagePlace(address: address)  // expected-FAIL-error {{[missing_argument_named]}}
  #else
  PagePlace(number: 2, address: address)
  #endif
}
