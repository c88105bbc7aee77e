/// The last page of a catalogue links to the first one, forever.
///
/// Stated by ``CatalogueLedger``.
private func next(_ ledger: CatalogueLedger) {
  let _: String? = ledger.next.address  // expected-error {{[optional_base_not_unwrapped]}}
  let _: String? = ledger.next?.address
}
