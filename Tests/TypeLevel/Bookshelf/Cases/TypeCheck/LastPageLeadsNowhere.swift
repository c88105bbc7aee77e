/// The last page of a catalogue links to the first one, forever.
///
/// Stated by ``CatalogueLedger``.
private func next(_ ledger: CatalogueLedger) -> String? {
  #if FAIL
  ledger.next.address  // expected-FAIL-error {{[optional_base_not_unwrapped]}}
  #else
  ledger.next?.address
  #endif
}
