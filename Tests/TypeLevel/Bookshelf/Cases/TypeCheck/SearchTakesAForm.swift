/// A search text is searched for without a scope.
///
/// Stated by ``ComicSearchIntent``.
private func intent(_ query: String) -> ComicSearchIntent {
  #if FAIL
  .search(query)  // expected-FAIL-error {{[cannot_convert_argument_value]}}
  #else
  .search(ComicListForm(scope: "all", query: query))
  #endif
}
