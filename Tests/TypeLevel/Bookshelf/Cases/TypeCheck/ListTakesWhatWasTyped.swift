/// An app validates the input of the list by its own rules.
///
/// Stated by ``ComicListIntent``.
private func intent(_ request: ComicListRequest) {
  // expected-error@+1 {{[cannot_convert_argument_value]}}
  let _: ComicListIntent = .show(request, reloading: true)
  let _: ComicListIntent = .show(ComicListForm(request), reloading: true)
}
