/// A reader sees that an item cannot be read, but not that it must be bought.
///
/// Stated by ``ComicReadability``.
private func isForSale(_ answer: ComicReadability) -> Bool {
  switch answer {  // expected-FAIL-error {{[non_exhaustive_switch]}}
  case .readable, .hidden, .upcoming, .closed, .signInNeeded: false
  #if !FAIL
  case .purchaseNeeded: true
  #endif
  }
}
