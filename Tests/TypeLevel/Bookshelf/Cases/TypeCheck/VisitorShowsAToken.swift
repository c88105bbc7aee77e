/// Any text of a cookie is searched for among the tokens.
///
/// Stated by ``ComicVisitor``.
private func visitor(_ cookie: String) {
  _ = ComicVisitor.stranger(showing: cookie)  // expected-error {{[cannot_convert_argument_value]}}
  _ = ComicVisitor.stranger(showing: ReaderToken(cookie))
}
