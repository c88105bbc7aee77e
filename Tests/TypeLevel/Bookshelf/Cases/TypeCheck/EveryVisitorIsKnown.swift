/// A request of a browser is handled as the user of the command line.
///
/// Stated by ``ComicVisitor``.
private func isUser(_ visitor: ComicVisitor) -> Bool {
  switch visitor {  // expected-FAIL-error {{[non_exhaustive_switch]}}
  case .user: true
  #if !FAIL
  case .stranger: false
  #endif
  }
}
