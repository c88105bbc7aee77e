/// Titles are searched by their sort key, and not found.
///
/// Stated by ``ComicSearchKey/isContained(in:)``.
private func contains(_ sort: ComicSortKey, _ title: ComicSearchKey, _ query: ComicSearchKey)
  -> Bool
{
  #if FAIL
  query.isContained(in: sort)  // expected-FAIL-error {{[cannot_convert_argument_value]}}
  #else
  query.isContained(in: title)
  #endif
}
