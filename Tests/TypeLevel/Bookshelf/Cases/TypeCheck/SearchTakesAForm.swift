/// A search text is searched for without a scope.
///
/// Stated by ``ComicSearchIntent``.
private func intent(_ query: String) {
  let _: ComicSearchIntent = .search(query)  // expected-error {{[cannot_convert_argument_value]}}
  let _: ComicSearchIntent = .search(ComicListForm(scope: "all", query: query))
}
