/// An app validates the input of the list by its own rules.
///
/// Stated by ``ComicListIntent``.
private func intent(_ request: ComicListRequest) -> ComicListIntent {
  #if FAIL
  .show(request, reloading: true)  // expected-FAIL-error {{[cannot_convert_argument_value]}}
  #else
  .show(ComicListForm(request), reloading: true)
  #endif
}
