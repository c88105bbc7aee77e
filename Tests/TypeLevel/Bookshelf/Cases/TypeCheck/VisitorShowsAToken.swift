/// Any text of a cookie is searched for among the tokens.
///
/// Stated by ``ComicVisitor``.
private func visitor(_ cookie: String) -> ComicVisitor {
  #if FAIL
  ComicVisitor.stranger(showing: cookie)  // expected-FAIL-error {{[cannot_convert_argument_value]}}
  #else
  ComicVisitor.stranger(showing: ReaderToken(cookie))
  #endif
}
