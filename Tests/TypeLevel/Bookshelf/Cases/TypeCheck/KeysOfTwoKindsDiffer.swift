/// Titles are searched by their sort key, and not found.
///
/// Stated by ``ComicSearchKey/isContained(in:)``.
private func contains(_ sort: ComicSortKey, _ title: ComicSearchKey, _ query: ComicSearchKey) {
  _ = query.isContained(in: sort)  // expected-error {{[cannot_convert_argument_value]}}
  _ = query.isContained(in: title)
}
