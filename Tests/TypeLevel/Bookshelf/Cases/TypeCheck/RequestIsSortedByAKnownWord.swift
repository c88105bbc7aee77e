/// A list is sorted by an unknown sort order.
///
/// Stated by ``ComicListRequest``.
private func request(_ word: String) -> ComicListRequest {
  #if FAIL
  ComicListRequest(ordering: word)  // expected-FAIL-error {{[cannot_convert_argument_value]}}
  #else
  ComicListRequest(ordering: ComicOrdering(rawValue: word) ?? .title)
  #endif
}
