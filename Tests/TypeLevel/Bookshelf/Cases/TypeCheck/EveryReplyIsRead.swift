/// An unchanged page is treated as an empty one, and all its series are withdrawn.
///
/// Stated by ``CatalogueReply``.
private func isNew(_ reply: CatalogueReply) -> Bool {
  switch reply {  // expected-FAIL-error {{[non_exhaustive_switch]}}
  case .document: true
  #if !FAIL
  case .unchanged: false
  #endif
  }
}
