/// A reader sees that something cannot be read, and not that it takes a purchase.
///
/// Stated by ``ComicReadability``.

import BookshelfDomain

private func isForSale(_ answer: ComicReadability) -> Bool {
  switch answer {  // expected-FAIL-error {{[non_exhaustive_switch]}}
  case .readable, .hidden, .upcoming, .closed, .signInNeeded: false
  #if FAIL
  #else
  case .purchaseNeeded: true
  #endif
  }
}
