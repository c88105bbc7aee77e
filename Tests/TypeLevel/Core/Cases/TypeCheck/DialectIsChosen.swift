/// A feed is parsed as an HTML page, and its dates and links are lost.
///
/// Stated by ``MarkupDialect``.
private func tellsNamespaces(_ dialect: MarkupDialect) -> Bool {
  switch dialect {  // expected-FAIL-error {{[non_exhaustive_switch]}}
  case .xml: true
  #if !FAIL
  case .html: false
  #endif
  }
}
