/// A list is sorted by an unknown sort order.
///
/// Stated by ``ComicListRequest``.
private func request(_ word: String) {
  _ = ComicListRequest(ordering: word)  // expected-error {{[cannot_convert_argument_value]}}
  _ = ComicListRequest(ordering: ComicOrdering(rawValue: word) ?? .title)
}
